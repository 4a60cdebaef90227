/** An element without React. */
export function made(name: string, className: string): HTMLElement {
  const element = document.createElement(name)
  element.className = className
  return element
}
