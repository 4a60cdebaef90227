export type PlotPoint = { readonly x: number; readonly y: number; readonly width: number }

/** Where a pointer is in a plot, in the plot's own pixels: in a picture that is turned time runs down the screen. */
export function pointInPlot(plot: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): PlotPoint {
  const box = plot.getBoundingClientRect()
  return getComputedStyle(plot).getPropertyValue('--turned') === '1'
    ? { x: clientY - box.top, y: box.right - clientX, width: Math.max(box.height, 1) }
    : { x: clientX - box.left, y: clientY - box.top, width: Math.max(box.width, 1) }
}
