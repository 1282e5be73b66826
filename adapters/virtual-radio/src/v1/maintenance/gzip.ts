const GZIP_MAGIC = [0x1f, 0x8b] as const;

/** The bytes, packed. */
export async function gzip(content: Blob): Promise<Blob> {
  return new Response(content.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

/** A text that may be packed. Rejects for a packed one that is damaged. */
export async function unpackedText(file: Blob): Promise<string> {
  const head = new Uint8Array(await file.slice(0, GZIP_MAGIC.length).arrayBuffer());
  const packed = GZIP_MAGIC.every((byte, at) => head[at] === byte);
  if (!packed) return file.text();
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
