import { use, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { organisation } from '#domain/organisation.ts'
import {
  createBreadcrumbData,
  getShareImagePath,
  type StructuredData,
} from '#domain/structured-data.ts'
import { getLanguage } from '#i18n/i18n.ts'

import { PageNameOverrideContext } from './page-name-context.ts'
import { StructuredDataBlock } from './StructuredDataBlock.tsx'
import { usePageUrl, useSiteUrlBuilder } from './usePageUrl.ts'
import { usePageName } from './usePageName.ts'

interface ParentPage {
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
  parents?: readonly ParentPage[]
  structuredData?: StructuredData | undefined
  /** What search engines should pass over: nothing was found here. */
  noIndex?: boolean
}

const noParents: readonly ParentPage[] = []
const openGraphLocales = { fr: 'fr_BE', en: 'en_GB' } as const

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
  parents = noParents,
  structuredData,
  noIndex = false,
}: PageMetaProps) {
  const { t, i18n } = useTranslation('layout')
  const buildSiteUrl = useSiteUrlBuilder()
  const currentUrl = usePageUrl()
  const url = path === undefined ? currentUrl : buildSiteUrl(path)
  const name = usePageName()
  usePageNameOverride(title)

  const homeUrl = buildSiteUrl('/')
  const breadcrumbs = [
    { name: t('menu.home'), url: homeUrl },
    ...parents.map((parent) => ({ name: parent.name, url: buildSiteUrl(parent.path) })),
    { name: title ?? name, url },
  ]
  return (
    <>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={organisation.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title ?? name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={openGraphLocales[getLanguage(i18n)]} />
      {image === undefined ? (
        <DefaultShareImage buildSiteUrl={buildSiteUrl} />
      ) : (
        <meta property="og:image" content={image} />
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {!noIndex && url !== homeUrl && (
        <StructuredDataBlock data={createBreadcrumbData(breadcrumbs)} />
      )}
      {structuredData !== undefined && <StructuredDataBlock data={structuredData} />}
    </>
  )
}

function DefaultShareImage({ buildSiteUrl }: { buildSiteUrl: (path: string) => string }) {
  const { t, i18n } = useTranslation('layout')
  return (
    <>
      <meta property="og:image" content={buildSiteUrl(getShareImagePath(getLanguage(i18n)))} />
      <meta property="og:image:alt" content={`${organisation.name}. ${t('brand.tagline')}`} />
    </>
  )
}

/** Gives the page its own name for as long as the screen is there. */
function usePageNameOverride(name: string | undefined): void {
  const { setName } = use(PageNameOverrideContext)
  // Before anything is announced: the layout's effects come after this.
  useLayoutEffect(() => {
    setName(name)
    return () => {
      setName(undefined)
    }
  }, [name, setName])
}
