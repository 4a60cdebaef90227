import type { DocsSection } from '../../docs-page.ts'

export const abletonLiveEn: DocsSection = {
  id: 'ableton-live',
  title: 'Ableton Live Integration',
  lead: 'Which sets are read, where they are, and what Kvint takes from them.',
  topics: [
    {
      id: 'versions',
      title: 'Supported versions',
      blocks: [
        {
          text: 'Live 8 to 12, Intro to Suite, macOS and Windows. Sets from beta versions are read as far as their format is known; the report names what was left out.',
        },
        { text: 'Nothing is installed in Live: there is no plug-in and no device. Kvint never writes into a set.' },
      ],
    },
    {
      id: 'what-is-read',
      title: 'What is read',
      blocks: [
        {
          list: [
            'Arrangement and Session clips, warp and loop settings, locators, tempo and meter changes',
            'MIDI notes with velocity, probability and MPE',
            'Devices and racks with their parameters; plug-ins by name, as their settings are sealed',
            'Mixer: level, panning, sends, mutes, groups, routing, automation',
          ],
        },
        {
          columns: ['Not read', 'Because'],
          rows: [
            ['audio', 'a set only points to its samples; Kvint hears none of them'],
            ['plug-in settings', 'each maker seals them in a form of its own'],
            ['Max devices', 'they are named, their patches are not opened'],
          ],
        },
      ],
    },
    {
      id: 'where-is-the-file',
      title: 'Where the .als file is',
      blocks: [
        {
          text: 'In the project folder that Live made when you first saved. In Live, File, Manage Files shows it. Earlier saves are in its Backup folder: Kvint can compare them.',
        },
        {
          language: 'The folder of a Live project',
          code: `Nordlys Project/
  Nordlys.als          <- this one
  Backup/              <- earlier saves
  Samples/             <- not needed`,
        },
      ],
    },
    {
      id: 'compare-saves',
      title: 'Compare two saves',
      blocks: [
        {
          text: 'Drop a save and one of its backups on Your sets, open the newer one, and choose the other under Compare. Kvint matches tracks and clips by what they hold, not by their place, and says what came, went, moved and changed.',
        },
        { language: 'On the command line', code: 'kvint compare "Backup/Nordlys [2026-11-17 2140].als" Nordlys.als' },
      ],
    },
    {
      id: 'naming',
      title: 'Help Kvint understand a set',
      blocks: [
        {
          list: [
            'Name tracks by what they play: Bass, Lead, Vox. Roles are guessed from names, notes and devices, and names weigh most.',
            'Set locators where sections begin. Without them Kvint finds the form by what enters and leaves.',
            'Set the time signature before the first bar, not after an upbeat.',
            'Wrong role? Choose the right one in the report; it is remembered for this set.',
          ],
        },
      ],
    },
    {
      id: 'unreadable-sets',
      title: 'When a set cannot be read',
      blocks: [
        {
          list: [
            'Saved by Live 7 or earlier: open it in a newer Live and save again.',
            'Cut off while copying: the report holds what comes before the cut and says where it ends.',
            'An .alp pack or a .zip: unpack it first and drop the .als inside.',
            'A file that Live itself no longer opens: take the newest from the Backup folder.',
          ],
        },
      ],
    },
  ],
}
