/** The product's mark: two ends and the waves between them. */
export function ProductMark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="4" cy="12" r="2.5" fill="currentColor" stroke="none" />
      <path d="M8.5 8.5a5 5 0 0 1 0 7M12 5.5a9.5 9.5 0 0 1 0 13" />
      <path d="M19.5 8v8" />
      <circle cx="19.5" cy="12" r="2.5" fill="currentColor" stroke="none" />
    </svg>
  );
}
