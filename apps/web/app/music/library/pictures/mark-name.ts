import type { Picture } from '@kvint/insights'

/** Name of a mark in the reader's language: fixed words are translated, names of songs and devices are not. */
export function markName(picture: Picture, index: number, nameOf: (label: string) => string): string {
  const label = picture.marks[index]?.label ?? ''
  switch (picture.kind) {
    case 'stacks': {
      const mark = picture.marks[index]
      const [column = '', layer = ''] = [picture.columns[mark?.column ?? -1], picture.layers[mark?.layer ?? -1]]
      return [column, nameOf(layer)].filter((name) => name !== '').join(', ')
    }
    case 'cells': {
      const mark = picture.marks[index]
      const row = nameOf(picture.rows[mark?.row ?? -1] ?? '')
      const column = picture.columns[mark?.column ?? -1] ?? ''
      return picture.unit === 'saves'
        ? `${row} ${column.padStart(2, '0')}:00`
        : picture.unit === 'songs'
          ? label
          : `${row}, ${column}`
    }
    case 'fan': {
      const role = picture.marks[index]?.role ?? ''
      return `${nameOf(role)} ${label.slice(role.length + 1)}`
    }
    case 'funnel':
      return nameOf(label)
    case 'ranges':
      return picture.unit === 'velocity' ? nameOf(label) : label
    case 'lines':
      return label === 'away' ? nameOf(label) : label
    default:
      return label
  }
}
