import { Link } from 'react-router'
import dark from '../../assets/report-dark.webp?url'
import light from '../../assets/report-light.webp?url'
import { useHomeCopy } from './copy/home.ts'

/** The product itself: the report of the example song, photographed from the running site in both themes. */
export function ProductPicture() {
  const { product } = useHomeCopy()
  return (
    <section aria-labelledby="product" className="later border-y border-line bg-sunken">
      <div className="page-width grid gap-8 py-16 md:py-24">
        <div className="grid gap-3 md:grid-cols-[2fr_3fr] md:items-end">
          <h2 id="product" className="text-head">
            {product.heading}
          </h2>
          <p className="max-w-[60ch] text-muted">{product.text}</p>
        </div>
        <figure className="grid gap-3">
          {[
            { theme: 'only-dark', file: dark },
            { theme: 'only-light', file: light },
          ].map(({ theme, file }) => (
            <img
              key={theme}
              src={file}
              alt={product.alt}
              width="1136"
              height="1025"
              loading="lazy"
              decoding="async"
              className={`${theme} h-auto w-full rounded-panel border border-line max-md:h-120 max-md:object-cover max-md:object-left-top`}
            />
          ))}
          <figcaption className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-small text-muted">
            {product.caption}
            <Link to="/projects/example" className="needs-projects text-root underline underline-offset-4">
              {product.open}
            </Link>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
