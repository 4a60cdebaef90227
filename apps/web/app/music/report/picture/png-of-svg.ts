import type { StandaloneSvg } from './standalone-svg.ts'

/** Paints an SVG at twice its size, for screens and paper. */
export async function pngOfSvg({ text, width, height }: StandaloneSvg): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * SCALE
    canvas.height = height * SCALE
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser could not paint the picture.'))))
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}

const SCALE = 2
