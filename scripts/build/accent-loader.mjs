/** Gives the tokens of the theme the accent of the manufacturer; see maker.ts. */
export default function giveAccent(css) {
  const { withAccent, accent } = this.getOptions();
  return withAccent(css, accent);
}
