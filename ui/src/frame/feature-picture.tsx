import type { Picture } from '@radiolink/application/features/feature';

/** The icon of a feature, in the colour of the text. It is decorative, next to the label. */
export function FeaturePicture({ of, size = 20 }: { readonly of: Picture; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {of.map(([Shape, attributes]) => (
        <Shape key={Object.values(attributes).join()} {...attributes} />
      ))}
    </svg>
  );
}
