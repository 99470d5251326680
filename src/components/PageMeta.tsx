import { use, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { organisation } from '#domain/organisation.ts'
import {
  createBreadcrumbData,
  getShareImagePath,
  type StructuredData,
  toJsonLd,
} from '#domain/structured-data.ts'
import { getLanguage } from '#i18n/i18n.ts'

import { PageNameOverrideContext, usePageName } from './usePageName.ts'
import { usePageUrl, useSiteUrlBuilder } from './usePageUrl.ts'

interface PageMetaProps {
  /** One or two sentences, in the language of the interface or of the content. */
  description: string
  /** The page's own name, such as an article's title; undefined until it is loaded. */
  title?: string | undefined
  /**
   * The canonical path, if it differs from the current one: some pages ignore search parameters, others
   * depend on them.
   */
  path?: string | undefined
  type?: 'website' | 'article'
  /**
   * The absolute URL of the page's own picture; the site's picture by default. Data URLs do not work
   * here.
   */
  image?: string | undefined
  /** The breadcrumb between the home page and this page. */
  parents?: readonly { readonly name: string; readonly path: string }[]
  structuredData?: StructuredData | undefined
  /** Excludes the page from search engines, for example because nothing was found. */
  noIndex?: boolean
}

const noParents: NonNullable<PageMetaProps['parents']> = []
const openGraphLocales = { fr: 'fr_BE', en: 'en_GB' } as const

/**
 * The title, description, canonical URL, social and structured data of a page. Rendered once per page,
 * by RouteMeta or by a screen with data of its own; React hoists the elements to the document head.
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
  const { t, i18n } = useTranslation(['layout', 'pages'])
  const buildSiteUrl = useSiteUrlBuilder()
  const currentUrl = usePageUrl()
  const url = path === undefined ? currentUrl : buildSiteUrl(path)
  const name = usePageName()
  const { setName } = use(PageNameOverrideContext)
  // A layout effect runs before the effect of the layout that announces the name.
  useLayoutEffect(() => {
    setName(title)
    return () => setName(undefined)
  }, [title, setName])

  const homeUrl = buildSiteUrl('/')
  const breadcrumbs = [
    { name: t('pages:home.menu'), url: homeUrl },
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
      <meta
        property="og:image"
        content={image ?? buildSiteUrl(getShareImagePath(getLanguage(i18n)))}
      />
      {image === undefined && (
        <meta property="og:image:alt" content={`${organisation.name}. ${t('brand.tagline')}`} />
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {!noIndex && url !== homeUrl && (
        <StructuredDataBlock data={createBreadcrumbData(breadcrumbs)} />
      )}
      {structuredData !== undefined && <StructuredDataBlock data={structuredData} />}
    </>
  )
}

/**
 * Structured data for search engines, as JSON-LD. Browsers do not execute it, so `script-src` needs no
 * exception.
 */
export function StructuredDataBlock({ data }: { data: StructuredData }) {
  return <script type="application/ld+json">{toJsonLd(data)}</script>
}
