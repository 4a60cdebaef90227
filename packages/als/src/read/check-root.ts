import { DEVICE_NAMES } from '../device/device-names.ts'
import { ReadFailureError } from '../read-failure.ts'

/** Says what a document is that is not a Live set, by its root and the element inside it. */
export function checkRoot(root: string, content: string | null): never {
  if (root === 'Theme' || root === 'SkinManager' || content === 'Theme' || content === 'SkinManager') {
    throw new ReadFailureError(
      'theme-not-set',
      'This is a colour theme of Live, not a set. Choose the .als file in the project folder of your song.',
    )
  }
  if (root !== 'Ableton') {
    throw new ReadFailureError(
      'not-a-live-document',
      `This is an XML file, but its root element is <${root}>, not <Ableton>: Live did not save it. Choose the .als file in the project folder of your song.`,
    )
  }
  if (content !== 'GroupDevicePreset' && DEVICE_NAMES[content ?? ''] === undefined) {
    throw new ReadFailureError(
      'not-a-live-document',
      `This is a file of Ableton Live, but in place of a set it holds <${content ?? ''}>: it is damaged, or a preset of a device that is not known here. Choose the .als file in the project folder of your song.`,
    )
  }
  throw new ReadFailureError(
    'preset-not-set',
    `This is a preset or rack of Live (it holds <${content ?? ''}>), not a set: .adg and .adv files have no tracks. Choose the .als file in the project folder of your song.`,
  )
}
