import type { Device } from '@kvint/als'
import { steadyShare } from '../device-parameters.ts'

/** Width of a Utility, 1 is 100 %; `undefined` where it moves. Up to Live 9 the file calls it StereoSeparation. */
export function utilityWidth(device: Device): number | undefined {
  return steadyShare(device, 'StereoWidth') ?? steadyShare(device, 'StereoSeparation')
}
