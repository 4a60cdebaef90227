/**
 * The 70 colours of tracks, clips and scenes, as `#rrggbb`, in the order of Live's palette: five rows of 14.
 * `colorIndex` of the model is an index into it.
 *
 * Source: the colour values that Live hands to control surfaces (`Track.color`), listed in published remote scripts.
 *
 * @example LIVE_PALETTE[0] // → '#ff94a6'
 */
export const LIVE_PALETTE: readonly string[] = [
  ...row('ff94a6 ffa529 cc9927 f7f47c bffb00 1aff2f 25ffa8 5cffe8 8bc5ff 5480e4 92a7ff d86ce4 e553a0 ffffff'),
  ...row('ff3636 f66c03 99724b fff034 87ff67 3dc300 00bfaf 19e9ff 10a4ee 007dc0 886ce4 b677c6 ff39d4 d0d0d0'),
  ...row('e2675a ffa374 d3ad71 edffae d2e498 bad074 9bc48d d4fde1 cdf1f8 b9c1e3 cdbbe4 ae98e5 e5dce1 a9a9a9'),
  ...row('c6928b b78256 99836a bfba69 a6be00 7db04d 88c2ba 9bb3c4 85a5c2 8393cc a595b5 bf9fbe bc7196 7b7b7b'),
  ...row('af3333 a95131 724f41 dbc300 85961f 539f31 0a9c8e 236384 1a2f96 2f52a2 624bad a34bad cc2e6e 3c3c3c'),
]

/**
 * The index in `LIVE_PALETTE` for a `ColorIndex` of Live 8 to 10; −1 where there is none.
 *
 * 140 to 209 are the same 70 colours. 0 to 59 are the 60 colours of Live 9: here the nearest of the 70 stands for each.
 * The order of those 60 is the one in which remote scripts for Live 9 list them; no document of Ableton's confirms it.
 */
export function fromOldColorIndex(index: number): number {
  if (index >= 140 && index < 210) return index - 140
  return NEAREST_TO_OLD[index] ?? -1
}

function nearest(color: number): number {
  let best = -1
  let bestDistance = Number.POSITIVE_INFINITY
  LIVE_PALETTE.forEach((candidate, index) => {
    const distance = squaredDistance(color, Number.parseInt(candidate.slice(1), 16))
    if (distance < bestDistance) {
      best = index
      bestDistance = distance
    }
  })
  return best
}

function squaredDistance(a: number, b: number): number {
  const red = ((a >> 16) & 255) - ((b >> 16) & 255)
  const green = ((a >> 8) & 255) - ((b >> 8) & 255)
  const blue = (a & 255) - (b & 255)
  return red * red + green * green + blue * blue
}

function row(hexes: string): string[] {
  return hexes.split(' ').map((hex) => `#${hex}`)
}

const OLD_PALETTE: readonly number[] = [
  15549221, 12411136, 11569920, 8754719, 5480241, 695438, 31421, 197631, 3101346, 6441901, 8092539, 3947580, 16712965,
  12565097, 10927616, 8046132, 4047616, 49071, 1090798, 5538020, 8940772, 10701741, 12008809, 9852725, 16149507,
  12581632, 8912743, 1769263, 2490280, 6094824, 1698303, 9160191, 9611263, 12094975, 14183652, 16726484, 16753961,
  16773172, 14939139, 14402304, 12492131, 9024637, 15810688, 8962746, 10204100, 8758722, 13011836, 16749734, 16753524,
  16772767, 13821080, 12243060, 11119017, 13958625, 13496824, 12173795, 13482980, 13684944, 14673637, 16777215,
]

const NEAREST_TO_OLD: readonly number[] = OLD_PALETTE.map(nearest)
