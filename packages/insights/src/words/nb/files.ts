export const filesNb: Readonly<Record<string, string>> = {
  '{0} lies {1}.': '{0} ligger {1}.',
  '{0} looks as if it came from a streaming site.': '{0} ser ut til å komme fra en strømmetjeneste.',
  '{0} sounds look as if they came from a streaming site: {1}.':
    '{0} lyder ser ut til å komme fra en strømmetjeneste: {1}.',
  'A guess from a file name. It may be your own upload, or cleared long ago.':
    'En gjetning ut fra et filnavn. Det kan være noe du selv har lastet opp, eller klarert for lenge siden.',
  '{0} is a compressed file.': '{0} er en komprimert fil.',
  '{0} sounds are compressed files: {1}.': '{0} lyder er komprimerte filer: {1}.',
  'Certain about the file type, not about its quality.': 'Filtypen er sikker, ikke kvaliteten.',
  'The samples come in {0}: {1}.': 'Samplene kommer i {0}: {1}.',
  '{0} kHz': '{0} kHz',
  '{0} kHz: {1}': '{0} kHz: {1}',
  'Certain about the rates. It hardly matters to the ear.':
    'Frekvensene er sikre. For øret betyr det nesten ingenting.',
  '{0} is played from {1} on your disk.': '{0} spilles fra {1} på disken din.',
  '{0} are played from more than one place on your disk.': '{0} spilles fra mer enn ett sted på disken din.',
  '{0} called {1}': '{0} med navnet {1}',
  'Certain about what the set stored when it was saved; the files themselves I do not see.':
    'Sikkert om det settet lagret sist; selve filene ser jeg ikke.',
  '{0} {1}.': '{0} {1}.',
  'Certain about the path at the time of saving. The file may have been moved or copied since.':
    'Banen var sikker da settet ble lagret. Filen kan ha blitt flyttet eller kopiert siden.',
  'in the Trash': 'i papirkurven',
  'in Downloads': 'i Nedlastinger',
  'in a temporary folder': 'i en midlertidig mappe',
  'on the Desktop': 'på skrivebordet',
  '{0} outside its project folder.': '{0} utenfor prosjektmappen.',
  'Certain about the paths in the file. Whether you keep copies elsewhere I cannot see.':
    'Banene i filen er sikre. Om du har kopier andre steder, kan jeg ikke se.',
  '{0} are named by number only.': '{0} heter bare et nummer.',
  'Certain about the names.': 'Navnene er sikre.',
}
