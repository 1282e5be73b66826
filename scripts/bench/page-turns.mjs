/** Runs in the page, before it: `window.turn()` resolves after the page has handled a simulated tick. */
export function withTurns() {
  // A timer that is asked for in a timer waits for 4 ms; one that is asked for in a message does not.
  const channel = new MessageChannel();
  let turned;
  channel.port1.addEventListener('message', () => setTimeout(turned, 0));
  channel.port1.start();
  window.turn = () =>
    new Promise(resolve => {
      turned = resolve;
      channel.port2.postMessage(null);
    });
}
