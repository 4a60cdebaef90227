import type { RefObject } from 'react'
import { useReportCopy } from '../copy/report.ts'
import { Button, saveFile } from '@kvint/ui'
import { pngOfSvg } from './png-of-svg.ts'
import { standaloneSvg } from './standalone-svg.ts'

/** Saves the picture as it stands, as SVG or PNG. */
export function PictureSave({ figure, name }: { figure: RefObject<HTMLElement | null>; name: string }) {
  const { picture } = useReportCopy()
  const save = async (form: 'svg' | 'png') => {
    if (!figure.current) return
    const svg = standaloneSvg(figure.current)
    if (form === 'svg') saveFile(`${name}.svg`, new Blob([svg.text], { type: 'image/svg+xml' }))
    else saveFile(`${name}.png`, await pngOfSvg(svg))
  }
  return (
    <>
      <Button size="tool" look="quiet" aria-label={picture.saveAs('SVG', name)} onClick={() => void save('svg')}>
        SVG
      </Button>
      <Button size="tool" look="quiet" aria-label={picture.saveAs('PNG', name)} onClick={() => void save('png')}>
        PNG
      </Button>
    </>
  )
}
