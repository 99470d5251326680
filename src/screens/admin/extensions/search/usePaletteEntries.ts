import { useLocation, type LinkProps } from '@tanstack/react-router'
import { ExternalLink, LayoutDashboard, Plus, Search, type LucideIcon } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { ListedRecord } from '#domain/dependents.ts'
import { entityNames, getFormPath, type EntityName } from '#domain/entities.ts'
import {
  createNameFinder,
  findEntries,
  getDetail,
  nameInContext,
  type Findable,
} from '#domain/palette.ts'
import { getRecordKey, type RecordsByEntity } from '#domain/record-links.ts'
import type { NameRecord } from '#domain/record-names.ts'
import { toSearchWords } from '#domain/text-search.ts'
import { foldText } from '#platform/text.ts'
import { runInSlices } from '#platform/slices.ts'
import { useStoredValue } from '#ui/hooks/useStoredValue.ts'

import { entityIcons, getFormLink, getListPath, listPages } from '../../core/layout/entity-links.ts'
import { getOpenPlans } from '../../core/layout/plan-links.ts'
import { useRecordName } from '../../core/layout/useRecordName.ts'
import { useToEnglish, type ToEnglish } from '../../core/layout/useToEnglish.ts'
import { getPaletteActions } from '../../core/layout/palette-actions.ts'
import { recentRecords } from './palette-store.ts'
import { useAllRecords } from './useAllRecords.ts'

/** What the palette offers. */
export interface PaletteEntry extends Findable {
  readonly key: string
  readonly title: string
  /** What tells it apart from others of the same title. */
  readonly detail?: string | undefined
  readonly icon: LucideIcon
  /** Where it leads, unless it does something on the page. */
  readonly link?: LinkProps
  readonly run?: () => void
}

export interface PaletteGroup {
  readonly id: string
  readonly title: string
  readonly entries: readonly PaletteEntry[]
  /** How many were found, of which `entries` are the best. */
  readonly count: number
}

/** More records of one entity are a line that leads to its list. */
const maxShownPerList = 6
const catalogueFiles = ['articles', 'visas', 'faqs'] as const

/** What the palette shows for a query: without one, the recent records, the actions of the form, and the pages. */
export function usePaletteEntries(query: string) {
  const { t } = useTranslation(['adminSearch', 'admin'])
  const { lists, isLoading, failed, retry } = useAllRecords()
  const toEnglish = useToEnglish(catalogueFiles)
  const { records, isIndexing } = useRecordEntries(lists, toEnglish)
  const pages = usePages()
  const [actions] = useState(() =>
    getPaletteActions().map(({ id, label, icon, run }) =>
      toEntry({ key: `action ${id}`, title: label, icon, run }),
    ),
  )
  const recent = useStoredValue(recentRecords, (stored) => stored)
  // The record of the page is no way on.
  const pathname = useLocation({ select: (location) => location.pathname })
  const groups = useMemo(() => {
    const words = toSearchWords(query)
    const fixed = [
      { id: 'actions', title: t('palette.actions'), entries: findEntries(actions, words) },
      { id: 'pages', title: t('palette.pages'), entries: findEntries(pages, words) },
    ].map((group) => ({ ...group, count: group.entries.length }))
    if (words.length === 0) {
      const opened = recent.flatMap(({ entity, id }) =>
        getFormPath(entity, id) === pathname ? [] : (records.get(entity)?.byId.get(id) ?? []),
      )
      return withEntries([
        { id: 'recent', title: t('palette.recent'), entries: opened, count: opened.length },
        ...fixed,
      ])
    }
    const found = entityNames.map((entity): PaletteGroup => {
      const all = findEntries(records.get(entity)?.entries ?? [], words)
      const title = t(`admin:titles.${entity}`)
      const more = toEntry({
        key: `more ${entity}`,
        title: t('palette.searchIn', { query, list: title }),
        icon: Search,
        link: { to: getListPath(entity), search: { q: query } },
      })
      return {
        id: entity,
        title,
        entries: [
          ...all.slice(0, maxShownPerList),
          ...(all.length > maxShownPerList ? [more] : []),
        ],
        count: all.length,
      }
    })
    return withEntries([...fixed, ...found])
  }, [query, t, actions, pages, recent, records, pathname])
  return { groups, isLoading: isLoading || isIndexing, failed, retry }
}

function withEntries(groups: readonly PaletteGroup[]): readonly PaletteGroup[] {
  return groups.filter(({ entries }) => entries.length > 0)
}

function toEntry(
  entry: Omit<PaletteEntry, keyof Findable>,
  otherWords: readonly (string | number)[] = [],
): PaletteEntry {
  return {
    ...entry,
    foldedTitle: foldText(entry.title),
    foldedText: foldText([entry.title, entry.detail ?? '', ...otherWords].join(' \n ')),
  }
}

/** The pages of the back-office. */
function usePages(): readonly PaletteEntry[] {
  const { t } = useTranslation(['adminSearch', 'admin'])
  const { t: adminTexts } = useTranslation('admin')
  return useMemo(
    () =>
      [
        {
          key: 'dashboard',
          title: t('admin:layout.dashboard'),
          icon: LayoutDashboard,
          link: { to: '/admin' },
        } as const,
        ...listPages.map(({ name, icon }) => ({
          key: `list ${name}`,
          title: t(`admin:titles.${name}`),
          icon,
          link: { to: getListPath(name) },
        })),
        ...entityNames.map((entity) => ({
          key: `add ${entity}`,
          title: t(`admin:dashboard.add.${entity}`),
          icon: Plus,
          link: getFormLink(entity),
        })),
        ...getOpenPlans(adminTexts).map(({ list, ...plan }) => ({
          ...plan,
          detail: t(`admin:titles.${list}`),
          icon: entityIcons[list],
        })),
        { key: 'site', title: t('palette.site'), icon: ExternalLink, link: { to: '/' } } as const,
      ].map((page) => toEntry(page)),
    [t, adminTexts],
  )
}

interface EntityEntries {
  readonly entries: readonly PaletteEntry[]
  readonly byId: ReadonlyMap<number, PaletteEntry>
}

/** The records as entries. Those of 5,000 records a list are made in slices. */
export function useRecordEntries(lists: RecordsByEntity, toEnglish: ToEnglish) {
  const [index, setIndex] = useState<{
    readonly of: unknown
    readonly records: ReadonlyMap<EntityName, EntityEntries>
  }>({ of: undefined, records: new Map() })
  const nameRecord = useRecordName()
  const source = useMemo(() => ({ lists, toEnglish, nameRecord }), [lists, toEnglish, nameRecord])
  useEffect(() => {
    const abortion = new AbortController()
    const steps = buildEntries(source.lists, source.toEnglish, source.nameRecord)
    void runInSlices(steps, abortion.signal, (records) => setIndex({ of: source, records }))
    return () => abortion.abort()
  }, [source])
  return { records: index.records, isIndexing: index.of !== source }
}

/** Makes one entry at a time. */
function* buildEntries(
  lists: RecordsByEntity,
  toEnglish: ToEnglish,
  nameRecord: NameRecord,
): Generator<undefined, ReadonlyMap<EntityName, EntityEntries>> {
  const findName = createNameFinder(lists, nameRecord)
  const englishNames = new Map<string, string>()
  const translate = (name: string): string => {
    const translated = englishNames.get(name) ?? toEnglish(name)
    englishNames.set(name, translated)
    return translated
  }
  const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  for (const country of lists.countries ?? []) {
    const { name, code } = country
    if (typeof name !== 'string' || typeof code !== 'string' || !/^[a-z]{2}$/i.test(code)) continue
    englishNames.set(name, countryNames.of(code.toUpperCase()) ?? '')
  }
  const all = new Map<EntityName, EntityEntries>()
  for (const entity of entityNames) {
    const entries: PaletteEntry[] = []
    const byId = new Map<number, PaletteEntry>()
    for (const record of lists[entity] ?? []) {
      const entry = toRecordEntry(entity, record, { findName, nameRecord, translate })
      entries.push(entry)
      byId.set(record.id, entry)
      yield undefined
    }
    all.set(entity, { entries, byId })
  }
  return all
}

interface Naming {
  readonly findName: ReturnType<typeof createNameFinder>
  readonly nameRecord: NameRecord
  /** Into English. */
  readonly translate: (name: string) => string
}

function toRecordEntry(
  entity: EntityName,
  record: ListedRecord,
  { findName, nameRecord, translate }: Naming,
): PaletteEntry {
  const described = nameInContext(entity, record, findName, nameRecord)
  const { title, context } = described
  const { code } = record
  const detail = typeof code === 'string' ? code : getDetail(described)
  const { id } = record
  return toEntry(
    {
      key: getRecordKey(entity, id),
      title,
      detail: detail === '' ? undefined : detail,
      icon: entityIcons[entity],
      link: getFormLink(entity, id),
    },
    [`nº ${id}`, ...context, ...[title, ...context].map(translate)],
  )
}
