import SwiftUI
import Testing
import UIKit
import UIKitGoldens

/// A view as apps write it.
private struct Profile: View {
  @ObservedObject var model: Model
  @State private var isOpen = false
  @Environment(\.colorScheme) private var scheme

  final class Model: ObservableObject {
    @Published var name = "Ada"
    @Published var friends = ["Grace", "Alan"]
  }

  var body: some View {
    NavigationView {
      VStack(alignment: .leading, spacing: 8) {
        Text("Hello, \(model.name)").font(.headline).foregroundColor(.red)
        Image(systemName: "star").resizable().frame(width: 20, height: 20)
        ForEach(model.friends, id: \.self) { Text($0).padding(.horizontal, 4) }
        Toggle("Open", isOn: $isOpen)
        TextField("Name", text: $model.name)
        if isOpen { Divider() } else { Spacer() }
        Button("Close") { isOpen = false }.buttonStyle(Filled())
        RoundedRectangle(cornerRadius: 4).fill(Color.blue).frame(height: 2)
      }
      .background(Color(.systemBackground))
      .onAppear { isOpen = true }
      .environment(\.colorScheme, .dark)
    }
  }
}

private struct Filled: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(8).opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct Wrapped: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = "a" }
}

private struct Profile_Previews: PreviewProvider {
  static var previews: some View { Profile(model: Profile.Model()).previewLayout(.sizeThatFits) }
}

@Suite(.serialized) @MainActor struct SwiftUITests {
  @Test func `A screen of SwiftUI is empty, and fails the next assertion with its type`() {
    let controller = UIHostingController(rootView: Profile(model: Profile.Model()))
    let parent = UIViewController()
    parent.addChild(controller)
    parent.view.addSubview(controller.view)
    controller.didMove(toParent: parent)
    var said: [String] = []
    withKnownIssue {
      assertLayout(of: parent, named: "hosted", record: .never)
    } matching: { issue in
      said.append(issue.comments.map(\.rawValue).joined())
      return true
    }
    #expect(
      said.first?.contains(
        "UIHostingController<Profile> can't be drawn: SwiftUI isn't available on Linux") == true)
  }

  @Test func `A cell of SwiftUI says so too`() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentConfiguration = UIHostingConfiguration { Text("a") }
    var said: [String] = []
    withKnownIssue {
      assertLayout(of: cell, named: "cell", record: .never)
    } matching: { issue in
      said.append(issue.comments.map(\.rawValue).joined())
      return true
    }
    #expect(said.first?.contains("UIHostingConfiguration<Text, EmptyView> can't be drawn") == true)
  }

  @Test func `State and bindings keep their values`() {
    let state = State(wrappedValue: 1)
    state.projectedValue.wrappedValue = 2
    #expect(state.wrappedValue == 2)
    let model = Profile.Model()
    let name = ObservedObject(wrappedValue: model).projectedValue.name
    name.wrappedValue = "Grace"
    #expect(model.name == "Grace")
    #expect(Binding.constant(3).wrappedValue == 3)
  }

  @Test func `A colour goes from UIKit to SwiftUI and back`() {
    #expect(UIColor(Color(red: 1, green: 0, blue: 0)).cgColor == UIColor.red.cgColor)
  }
}
