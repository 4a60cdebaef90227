import type { AudioProblem } from '@kvint/audio'

/** Why a sound could not be heard, and what to do. The English sentence is the ear's own, and tells more of a few files. */
export const hearFailuresNb: Readonly<Record<AudioProblem['code'], string>> = {
  'empty-file': 'Filen er tom. Eksporter lyden på nytt.',
  'lfs-pointer':
    'Dette er en peker fra Git LFS, ikke selve lyden. Kjør «git lfs pull» i mappen, og velg filen på nytt.',
  'not-audio':
    'Dette er ikke en lydfil som kan høres, eller kopieringen ble ikke ferdig. Velg selve eksporten: WAV, AIFF, FLAC, MP3, Ogg eller M4A.',
  'unsupported-format': 'Lyden er skrevet på en måte som ikke kan høres her. Eksporter den som WAV eller FLAC.',
  encrypted:
    'Filen er beskyttet av butikken den er kjøpt i (DRM), og kan ikke høres. Kjøp eller eksporter den uten beskyttelse.',
  'broken-header': 'Begynnelsen av filen er skadet. Eksporter eller kopier den på nytt.',
  'broken-stream':
    'Lyden i filen brytes av: filen er skadet, eller kopieringen ble ikke ferdig. Eksporter eller kopier den på nytt.',
  'no-samples': 'Det er ingen lyd i filen. Eksporter eller kopier den på nytt.',
  'too-many-channels': 'Filen har mer enn åtte kanaler. Eksporter den i stereo, eller hvert spor for seg.',
  'sample-rate-out-of-range': 'Samplingsfrekvensen er utenfor 2 til 384 kHz. Eksporter lyden med 44,1 eller 48 kHz.',
  'too-long': 'Filen varer i mer enn to timer. Klipp ut låten du vil ha hørt.',
  'unreadable-source':
    'Filen kunne ikke leses fra disken. Den kan være flyttet eller endret i mellomtiden: velg den på nytt.',
  aborted: 'Lyttingen ble avbrutt. Velg filen på nytt for å høre den.',
}
