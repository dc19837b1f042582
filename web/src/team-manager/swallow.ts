/** The click that follows a drag or a long press means nothing. */
export function swallowClick(element: HTMLElement, time: number): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), time);
}
