/** Opens what hides a place of the page: the details of a table's row, or the line of a service. */
export function openAround(place: HTMLElement): void {
  const details = place.closest<HTMLElement>('[data-details][hidden]');
  if (details !== null) {
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(details.id)}"]`)?.click();
    details.hidden = false;
  }
  place.closest('details')?.setAttribute('open', '');
}
