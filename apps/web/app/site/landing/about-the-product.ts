import { PLAN_CATALOGUE, PRODUCT } from '@kvint/contract'
import { homeEn } from './copy/en/home.ts'

/** The product and who makes it, for machines. */
export function aboutTheProduct(publicUrl: string): object {
  return {
    '@type': 'SoftwareApplication',
    name: PRODUCT.name,
    url: `${publicUrl}/`,
    description: homeEn.description,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any',
    offers: PLAN_CATALOGUE.flatMap(({ name, price }) =>
      price.startsWith('$') ? [{ '@type': 'Offer', name, price: price.slice(1), priceCurrency: 'USD' }] : [],
    ),
    publisher: {
      '@type': 'Organization',
      name: PRODUCT.company,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/favicon.svg`,
      email: PRODUCT.mail.contact,
    },
  }
}
