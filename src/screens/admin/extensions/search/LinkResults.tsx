import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { prepareHtml } from '#content/prepare-html.ts'
import type { LinkSearchProps, LinkTarget } from '#content/rich-text-editor/link-search.ts'
import type { ListedRecord } from '#domain/dependents.ts'
import { entityNames } from '#domain/entities.ts'
import { findEntries } from '#domain/palette.ts'
import { createPageFinder } from '#domain/public-page.ts'
import { getRecordKey, type RecordsByEntity } from '#domain/record-links.ts'
import { sectionAnchorPrefix } from '#domain/slug.ts'
import { toSearchWords } from '#domain/text-search.ts'

import styles from './LinkResults.module.css'
import { useAllRecords } from './useAllRecords.ts'
import { useRecordEntries } from './usePaletteEntries.ts'

/** More words find the others. */
const maxResults = 6
const noTranslation = () => ''

interface FoundTarget extends LinkTarget {
  /** Of the record or the section: a country has the page of its first visa. */
  readonly key: string
  readonly detail?: string | undefined
}

/** The pages whose names have the words that are typed, or the sections of the visa whose path is typed. */
export function LinkResults({ query, onChoose }: LinkSearchProps) {
  const { t } = useTranslation('adminSearch')
  const { lists, isLoading, failed } = useAllRecords()
  const { records, isIndexing } = useRecordEntries(lists, noTranslation)
  const paths = useMemo(() => createPaths(lists), [lists])
  const isPath = query.startsWith('/')
  const sections = useMemo(
    () => (isPath ? listSections(query, lists, paths) : []),
    [isPath, query, lists, paths],
  )
  // An address of another site or of mail has no words of a name.
  const isName = query.length > 1 && !isPath && !/^[a-z]+:|^www\.|@/i.test(query)
  if (!isName && sections.length === 0) return undefined

  const all = entityNames.flatMap((entity) => records.get(entity)?.entries ?? [])
  const found: readonly FoundTarget[] = isPath
    ? sections
    : findEntries(all, toSearchWords(query)).flatMap(({ key, title, detail }) => {
        const url = paths.get(key)
        return url === undefined ? [] : [{ key, name: title, detail, url }]
      })
  const count = isPath
    ? t('links.sections', { count: found.length })
    : t('links.found', { count: found.length })
  return (
    <div className={styles.results}>
      <p role="status" className={styles.count}>
        <span>{isLoading || isIndexing ? t('links.loading') : count}</span>{' '}
        {failed.length > 0 && <span>{t('links.failed')}</span>}
      </p>
      <ul role="list">
        {found.slice(0, maxResults).map(({ key, name, detail, url }) => (
          <li key={key}>
            <button type="button" className={styles.result} onClick={() => onChoose({ name, url })}>
              <strong>{name}</strong>
              {detail !== undefined && <span>{detail}</span>}
              <span className={styles.url} dir="ltr" translate="no">
                {url}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The paths of the public pages, by the keys of their records. */
function createPaths(lists: RecordsByEntity): ReadonlyMap<string, string> {
  const findPage = createPageFinder({
    countries: readNamed(lists.countries),
    visas: readNamed(lists.visas),
  })
  return new Map(
    entityNames.flatMap((entity) =>
      (lists[entity] ?? []).flatMap((record) => {
        const page = findPage(entity, record)
        if ('missing' in page) return []
        const search = page.search === undefined ? '' : `?${new URLSearchParams(page.search)}`
        return [[getRecordKey(entity, record.id), page.to + search] as const]
      }),
    ),
  )
}

const readText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Records of a list with a name, as the API sends them. */
function readNamed(records: readonly ListedRecord[] = []) {
  return records.map((record) => ({ ...record, name: readText(record['name']) }))
}

/** The headings of a visa's text, of which each is an anchor of its page. */
function listSections(
  query: string,
  { visas = [] }: RecordsByEntity,
  paths: ReadonlyMap<string, string>,
): readonly FoundTarget[] {
  const [path = ''] = query.split('#')
  const visa = visas.find(({ id }) => paths.get(getRecordKey('visas', id)) === path)
  if (visa === undefined) return []
  const { headings } = prepareHtml(readText(visa['content']), {
    topHeadingLevel: 2,
    breakLines: false,
    anchorPrefix: sectionAnchorPrefix,
    pictureHosts: [],
  })
  return headings.map(({ id, text }) => ({ key: id, name: text, url: `${path}#${id}` }))
}
