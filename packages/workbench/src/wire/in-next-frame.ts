/** In a tab that no one looks at, where there are no frames, it goes by the clock. Returns what calls it off. */
export function inNextFrame(act: () => void): () => void {
  const callOff = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const once = () => {
    callOff()
    act()
  }
  const frame = requestAnimationFrame(once)
  const timer = setTimeout(once, WITHOUT_FRAMES_MS)
  return callOff
}

const WITHOUT_FRAMES_MS = 250
