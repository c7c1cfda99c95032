import Testing
import UIKit

/// Values of controls stay within their limits, as their pages say.
@MainActor @Suite struct ControlValues {
  @Test func `A slider's value stays between its limits`() {
    let slider = UISlider()
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
    slider.value = 5
    #expect(slider.value == 1)
    slider.value = -5
    #expect(slider.value == 0)
    slider.minimumValue = 0.5
    #expect(slider.value == 0.5)
    slider.maximumValue = 10
    slider.setValue(20, animated: true)
    #expect(slider.value == 10)
    slider.maximumValue = 4
    #expect(slider.value == 4)
  }

  @Test func `A stepper's value stays between its limits`() {
    let stepper = UIStepper()
    #expect(stepper.value == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    stepper.value = 200
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
    stepper.value = -1
    #expect(stepper.value == 0)
    stepper.minimumValue = 10
    #expect(stepper.value == 10)
  }

  @Test func `Progress is between nothing and all`() {
    let view = UIProgressView()
    view.progress = 2
    #expect(view.progress == 1)
    view.setProgress(-1, animated: false)
    #expect(view.progress == 0)
  }

  @Test func `A page control has no page beyond its last`() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 7
    #expect(pages.currentPage == 2)
    pages.currentPage = -1
    #expect(pages.currentPage == 0)
    pages.currentPage = 2
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    #expect(pages.size(forNumberOfPages: 5).width > pages.size(forNumberOfPages: 2).width)
  }

  @Test func `A segmented control counts its segments`() {
    let segments = UISegmentedControl(items: ["A", "B"])
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    segments.selectedSegmentIndex = 1
    segments.insertSegment(withTitle: "C", at: 0, animated: false)
    #expect(segments.numberOfSegments == 3 && segments.titleForSegment(at: 0) == "C")
    segments.removeAllSegments()
    #expect(segments.numberOfSegments == 0)
    segments.insertSegment(withTitle: "D", at: 9, animated: false)
    #expect(segments.titleForSegment(at: 0) == "D")
    #expect(segments.isEnabledForSegment(at: 0))
    segments.setEnabled(false, forSegmentAt: 0)
    #expect(!segments.isEnabledForSegment(at: 0))
  }

  @Test func `A date stays between its limits`() {
    let picker = UIDatePicker()
    let (early, late) = (Date(timeIntervalSince1970: 1_000), Date(timeIntervalSince1970: 2_000))
    picker.minimumDate = early
    picker.maximumDate = late
    picker.date = Date(timeIntervalSince1970: 5_000)
    #expect(picker.date == late)
    picker.date = Date(timeIntervalSince1970: 0)
    #expect(picker.date == early)
  }

  @Test func `A value that is set in code is sent to nobody`() {
    var heard = 0
    let (slider, toggle, segments) = (UISlider(), UISwitch(), UISegmentedControl(items: ["A"]))
    for control in [slider, toggle, segments] as [UIControl] {
      control.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    }
    slider.value = 1
    toggle.setOn(true, animated: true)
    segments.selectedSegmentIndex = 0
    #expect(heard == 0 && toggle.isOn)
  }

  @Test func `Zooming scales the view that is zoomed, within its limits`() {
    final class Zooming: NSObject, UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      var zooms = 0
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
      func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
    }
    let (scroll, zooming) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Zooming()
    )
    scroll.addSubview(zooming.view)
    scroll.contentSize = CGSize(width: 100, height: 50)
    scroll.delegate = zooming
    scroll.maximumZoomScale = 3
    scroll.minimumZoomScale = 0.5
    scroll.setZoomScale(2, animated: false)
    #expect(scroll.zoomScale == 2 && zooming.zooms == 1)
    #expect(zooming.view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(zooming.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(scroll.contentSize == CGSize(width: 200, height: 100))
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == 3)
    scroll.zoomScale = 0.1
    #expect(scroll.zoomScale == 0.5)
  }

  @Test func `Scrolling in code is told of, and goes where it is asked`() {
    final class Scrolling: NSObject, UIScrollViewDelegate {
      var heard = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { heard += 1 }
    }
    let (scroll, delegate) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Scrolling()
    )
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.delegate = delegate
    scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
    #expect(scroll.contentOffset.y == 900 && delegate.heard == 1)
    scroll.contentOffset = CGPoint(x: 0, y: 900)
    #expect(delegate.heard == 1)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 480, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y <= 480)
  }

  @Test func `A slider keeps the pictures of both parts of its track`() {
    let (slider, before, after) = (UISlider(), UIImage(), UIImage())
    slider.setMinimumTrackImage(before, for: .normal)
    slider.setMaximumTrackImage(after, for: .normal)
    #expect(slider.minimumTrackImage(for: .normal) === before)
    #expect(slider.maximumTrackImage(for: .normal) === after)
  }
}
