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
          text: 'Live 8 to 12, from Intro to Suite, on macOS and Windows. Sets from beta versions are read as far as their format is known; the report says what was left out.',
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
            [
              'audio',
              'a set only points to its samples; drop them or a bounce beside it, and Kvint listens in your browser',
            ],
            ['plug-in settings', 'each maker seals them in a form of its own'],
            ['Max devices', 'they are named, but their patches are not opened'],
          ],
        },
      ],
    },
    {
      id: 'where-is-the-file',
      title: 'Where the .als file is',
      blocks: [
        {
          text: 'In the project folder that Live made when you first saved. In Live, choose File, then Manage Files to see it. Earlier saves are in its Backup folder, and Kvint can compare them.',
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
      isOnYourSets: true,
      title: 'Compare two saves',
      blocks: [
        {
          text: 'Drop a save and one of its backups on Your sets, open the newer one, and choose the other under Compare. Kvint matches tracks and clips by what they hold, not by their place, and says what was added, removed, moved and changed.',
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
            'Saved by Live 7 or earlier: open it in a newer version of Live and save it again.',
            'Cut off while it was copied: the report holds what comes before the cut and says where it ends.',
            'An .alp pack or a .zip: unpack it first, then drop the .als file from it.',
            'A file that Live itself cannot open: take the newest save from the Backup folder.',
          ],
        },
      ],
    },
  ],
}
