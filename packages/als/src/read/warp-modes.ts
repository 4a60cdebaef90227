import type { WarpMode } from '../model/clip.ts'

/** By the number in `WarpMode`, in clips and in Simpler. */
export const WARP_MODES: Readonly<Record<number, WarpMode>> = {
  0: 'beats',
  1: 'tones',
  2: 'texture',
  3: 'rePitch',
  4: 'complex',
  5: 'rex',
  6: 'complexPro',
}
