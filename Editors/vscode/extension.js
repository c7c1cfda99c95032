// Starts `alrender lsp` for the YAML files of a project, and shows a scene's picture beside its text.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;
let panel;

async function draw(document) {
  if (!panel || !client || document.languageId !== "yaml") return;
  try {
    const picture = await client.sendRequest("alrender/preview", {
      textDocument: { uri: document.uri.toString() },
    });
    panel.webview.html =
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:">` +
      `<img alt="The scene as it is laid out" width="${Number(picture.width)}" ` +
      `src="data:image/png;base64,${picture.data}">`;
  } catch {
    // The text is in the middle of a change: the last picture stays.
  }
}

function activate(context) {
  const command = vscode.workspace.getConfiguration("alrender").get("path");
  client = new LanguageClient(
    "alrender", "alrender", { command, args: ["lsp"] },
    { documentSelector: [{ scheme: "file", language: "yaml" }] });
  client.start();
  context.subscriptions.push(
    vscode.commands.registerCommand("alrender.preview", () => {
      panel = panel || vscode.window.createWebviewPanel(
        "alrender", "Scene", vscode.ViewColumn.Beside);
      panel.onDidDispose(() => { panel = undefined; });
      if (vscode.window.activeTextEditor) draw(vscode.window.activeTextEditor.document);
    }),
    vscode.workspace.onDidChangeTextDocument((event) => draw(event.document)));
}

function deactivate() {
  return client && client.stop();
}

module.exports = { activate, deactivate };
