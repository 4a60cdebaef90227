import type { WarpMode } from '../model/clip.ts'

/** The number that Live writes for a warp mode. */
export function warpModeIndex(mode: WarpMode): number {
  return WARP_MODES.indexOf(mode)
}

const WARP_MODES: readonly WarpMode[] = ['beats', 'tones', 'texture', 'rePitch', 'complex', 'rex', 'complexPro']
