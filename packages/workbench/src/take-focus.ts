/** A ref for what a press has brought up in the place of what was pressed. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
