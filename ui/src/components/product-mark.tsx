/** The product's mark: two ends, and the waves that one sends to the other. An image with a name only where the name is not written beside it. */
export function ProductMark({ size = 28, name }: { readonly size?: number; readonly name?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <circle cx="5" cy="14" r="3.5" fill="currentColor" stroke="none" />
      <path d="M11.5 8.5a8 8 0 0 1 0 11M16.5 5a13 13 0 0 1 0 18" />
      <circle cx="24" cy="14" r="2.75" />
    </svg>
  );
}
