/**
 * Runs in the page: scrolls a copy of a long list and draws its rows by hand, the least that a browser has to do for a list of
 * which only the rows in sight are drawn: each row that comes into sight is a copy of one that was drawn, at its place, and
 * each that leaves is taken away.
 */
export function scrolledBare([selector, rowSelector, frames, step]) {
  const list = document.querySelector(selector);
  const copy = list.cloneNode(true);
  list.replaceWith(copy);
  const drawn = [...copy.querySelectorAll(rowSelector)];
  const body = drawn[0].parentElement;
  const height = drawn.reduce((sum, row) => sum + row.offsetHeight, 0) / drawn.length;
  const place = (row, position) => row.style.setProperty('inset-block-start', `${position * height}px`);
  const models = drawn.map(row => row.cloneNode(true));
  drawn.forEach(place);
  let [first, next, left] = [0, drawn.length, frames];
  return new Promise(resolve => {
    const frame = () => {
      const at = (frames - left) * step;
      copy.scrollTop = at;
      for (; next * height < at + copy.clientHeight; next += 1) {
        const row = models[next % models.length].cloneNode(true);
        place(row, next);
        drawn.push(row);
        body.append(row);
      }
      for (; (first + 1) * height < at; first += 1) drawn[first].remove();
      left -= 1;
      if (left >= 0) return requestAnimationFrame(frame);
      copy.replaceWith(list);
      return resolve();
    };
    requestAnimationFrame(frame);
  });
}
