import { use, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { organisation } from '#domain/organisation.ts'
import { sharePicture } from '#domain/share-picture.ts'
import { breadcrumbData, type StructuredData } from '#domain/structured-data.ts'
import { languageOf } from '#i18n/i18n.ts'

import { OwnNameContext } from './page-name.ts'
import { StructuredDataBlock } from './StructuredDataBlock.tsx'
import { usePageAddress, useSiteAddress } from './usePageAddress.ts'
import { usePageName } from './usePageName.ts'

interface Step {
  readonly name: string
  readonly path: string
}

interface PageMetaProps {
  /** The page in a sentence or two, in the language of the interface or of its content. */
  description: string
  /** The page's name where the route's is not enough: an article's title. Undefined while it is not known. */
  title?: string | undefined
  /**
   * The path that the page should be known by, where not all of the address names the page, or where
   * some search parameters make a page of their own. Without it, the path that is open.
   */
  path?: string | undefined
  type?: 'website' | 'article'
  /** The whole address of a picture of its own; the site's without it. A data URL serves nobody here. */
  image?: string | undefined
  /** The pages above this one, below the home page. */
  above?: readonly Step[]
  data?: StructuredData | undefined
  /** What search engines should pass over: nothing was found here. */
  hidden?: boolean
}

const none: readonly Step[] = []
const locales = { fr: 'fr_BE', en: 'en_GB' } as const

/**
 * What a page says of itself to windows, search engines and social networks. It is drawn once, by
 * RouteMeta or by a screen that knows more; React moves the elements into the document's head and takes
 * them away with the screen.
 */
export function PageMeta({
  description,
  title,
  path,
  type = 'website',
  image,
  above = none,
  data,
  hidden = false,
}: PageMetaProps) {
  const { t, i18n } = useTranslation('layout')
  const siteAddress = useSiteAddress()
  const openAddress = usePageAddress()
  const address = path === undefined ? openAddress : siteAddress(path)
  const name = usePageName()
  useOwnName(title)

  const home = siteAddress('/')
  const crumbs = [
    { name: t('menu.home'), address: home },
    ...above.map((crumb) => ({ name: crumb.name, address: siteAddress(crumb.path) })),
    { name: title ?? name, address },
  ]
  return (
    <>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={organisation.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title ?? name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={locales[languageOf(i18n)]} />
      {image === undefined ? (
        <SitePicture siteAddress={siteAddress} />
      ) : (
        <meta property="og:image" content={image} />
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {!hidden && address !== home && <StructuredDataBlock data={breadcrumbData(crumbs)} />}
      {data !== undefined && <StructuredDataBlock data={data} />}
    </>
  )
}

function SitePicture({ siteAddress }: { siteAddress: (path: string) => string }) {
  const { t, i18n } = useTranslation('layout')
  return (
    <>
      <meta property="og:image" content={siteAddress(sharePicture(languageOf(i18n)))} />
      <meta property="og:image:alt" content={`${organisation.name}. ${t('brand.tagline')}`} />
    </>
  )
}

/** Gives the page its own name for as long as the screen is there. */
function useOwnName(name: string | undefined): void {
  const { setName } = use(OwnNameContext)
  // Before anything is announced: the layout's effects come after this.
  useLayoutEffect(() => {
    setName(name)
    return () => {
      setName(undefined)
    }
  }, [name, setName])
}
