/** Once the page has loaded, what is below its first picture is laid out too: for printing, for whoever reads all of it. */
export function drawWholePage(): void {
  const draw = () => (document.documentElement.dataset['whole'] = '')
  if (document.readyState === 'complete') draw()
  else window.addEventListener('load', draw, { once: true })
}
