// The stream of the server's events, for all tabs of a browser: in a worker that they share, or in a page.
const own = new URL(import.meta.url).searchParams;
const token = own.get("token");
const tabs = new BroadcastChannel(`alrender ${own.get("channel")}`);

function connect(wasLost) {
  const events = new EventSource(`api/events?${new URLSearchParams({ token })}`);
  let isLost = wasLost;
  events.onopen = () => {
    if (isLost) tabs.postMessage({ isBack: true });
    isLost = false;
  };
  events.onerror = () => {
    isLost = true;
    if (events.readyState === EventSource.CLOSED) retry();
    else tabs.postMessage({ isLost: true });
  };
  events.onmessage = (event) => tabs.postMessage({ changed: JSON.parse(event.data).changed });
}

/** Connects again after a refusal: a server at this address may have another token. */
async function retry() {
  const headers = { "X-Alrender-Token": token };
  const status = await fetch("api/scenes", { headers }).then((answer) => answer.status, () => 0);
  tabs.postMessage(status === 403 ? { isOther: true } : { isLost: true });
  setTimeout(() => connect(true), 2000);
}

connect(false);
