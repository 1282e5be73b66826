/**
 * The longest chain of requests: each began after the one before it was answered. What began then for another reason counts
 * as well, so that no chain is missed; only a poll that repeats an earlier one does not, as it brings nothing sooner.
 */
export function depthOf(requests) {
  const depths = new Map();
  const first = new Map(requests.toSorted((a, b) => b.at - a.at).map(request => [request.path, request]));
  for (const request of [...first.values()].toSorted((a, b) => a.at - b.at)) {
    const before = [...depths].filter(([{ end }]) => end !== undefined && end <= request.at);
    depths.set(request, 1 + Math.max(0, ...before.map(([, depth]) => depth)));
  }
  return Math.max(0, ...depths.values());
}
