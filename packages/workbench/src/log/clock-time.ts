/** The time of day to the millisecond. By hand: `Intl` takes as long for one as a frame has for a hundred. */
export function clockTime(timestamp: number): string {
  const time = new Date(timestamp)
  const [hours, minutes, seconds] = [time.getHours(), time.getMinutes(), time.getSeconds()].map(twoDigits)
  return `${hours}:${minutes}:${seconds}.${String(time.getMilliseconds()).padStart(3, '0')}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
