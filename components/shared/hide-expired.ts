/** Hides every element whose `data-until` (milliseconds since 1970) has passed. */
export function hideExpired(root: ParentNode, now = Date.now()) {
  for (const element of root.querySelectorAll('[data-until]')) {
    if (Number(element.dataset.until) <= now) element.hidden = true
  }
}
