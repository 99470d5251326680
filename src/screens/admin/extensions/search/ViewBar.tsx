import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Pencil, Trash2, X } from 'lucide-react'
import { memo, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import {
  findShownView,
  getSelection,
  isSameView,
  leaveView,
  toViewSearch,
  type SavedView,
} from '#domain/saved-views.ts'
import { Button } from '#ui/Button/Button.tsx'
import { useStoredValue } from '#ui/hooks/useStoredValue.ts'
import { Notice } from '#ui/Notice/Notice.tsx'

import { getListPath } from '../../core/layout/entity-links.ts'
import { toListSearchParams } from '../../core/layout/list-search.ts'
import type { ListRecord } from '../../core/table/list-definition.ts'
import type { ShownResults } from '../../core/table/RecordResults.tsx'
import styles from './ViewBar.module.css'
import { ViewDialog, type ViewTask } from './ViewDialog.tsx'
import { getBuiltInViews, savedViews } from './views.ts'

const allViews = (views: readonly SavedView[]) => views

/**
 * The views of a list: links that a person chooses, never restored by themselves. The one that is shown says how many records
 * it has, and is left by its ✕; what is shown can be saved under a name. Memoised: a key in the search does not render it.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` loses the type parameter
export const ViewBar = memo(function Views<Row extends ListRecord>(props: ShownResults<Row>) {
  const { list, options, resultCount, totalCount, onClearSearch } = props
  const { t } = useTranslation('adminSearch')
  const bar = useRef<HTMLElement>(null)
  const [task, setTask] = useState<ViewTask | undefined>(undefined)
  const navigate = useNavigate()
  const search = toListSearchParams(useSearch({ strict: false }))
  const builtIn = getBuiltInViews(list)
  const saved = useStoredValue(savedViews, allViews).filter((view) => view.list === list.name)
  const views = [...builtIn, ...saved]
  const shown = findShownView(views, search)
  const hasSelection = Object.keys(getSelection(search)).length > 0
  const isChanged = Object.keys(toViewSearch(search)).length > 0
  const count = options && t('views.shown', { shown: resultCount, count: totalCount })

  function leave(next: SavedView['search']): void {
    onClearSearch()
    void navigate({ to: getListPath(list.name), search: next, resetScroll: false })
    // The button is gone with what it left.
    bar.current?.focus()
  }
  return (
    <>
      <nav ref={bar} tabIndex={-1} className={styles.bar} aria-label={t('views.label')}>
        <ul role="list" className={styles.views}>
          {views.map((view) => {
            const isShown = view === shown
            return (
              <li key={view.name} className={styles.view} data-shown={isShown || undefined}>
                <Link
                  to={getListPath(list.name)}
                  search={view.search}
                  resetScroll={false}
                  activeOptions={{ exact: true, includeSearch: true }}
                  aria-current={isShown ? 'true' : undefined}
                  className={styles.link}
                  onClick={onClearSearch}
                >
                  <span>{view.name}</span>
                  {isShown && count !== undefined && <span className={styles.count}>{count}</span>}
                </Link>
                {isShown && !builtIn.includes(view) && (
                  <>
                    <IconButton
                      icon={Pencil}
                      label={t('views.rename', { name: view.name })}
                      opensDialog
                      onClick={() => setTask({ kind: 'rename', view })}
                    />
                    <IconButton
                      icon={Trash2}
                      label={t('views.delete', { name: view.name })}
                      opensDialog
                      onClick={() => setTask({ kind: 'delete', view })}
                    />
                  </>
                )}
                {isShown && (
                  <IconButton
                    icon={X}
                    label={t('views.leave', { name: view.name })}
                    onClick={() => leave(leaveView(view, search))}
                  />
                )}
              </li>
            )
          })}
          {shown === undefined && hasSelection && (
            <li className={styles.view} data-shown>
              <span className={styles.link}>
                <span>{t('views.unnamed')}</span>
                {count !== undefined && <span className={styles.count}>{count}</span>}
              </span>
              <IconButton
                icon={X}
                label={t('views.leaveSelection')}
                onClick={() => leave(leaveView({ search: getSelection(search) }, search))}
              />
            </li>
          )}
        </ul>
        {shown === undefined && isChanged && (
          <Button
            variant="tertiary"
            size="small"
            aria-haspopup="dialog"
            onClick={() =>
              setTask({
                kind: 'save',
                view: { list: list.name, name: '', search: toViewSearch(search) },
              })
            }
          >
            {t('views.save')}
          </Button>
        )}
      </nav>
      <LostFilters list={list} options={options} search={search} />
      <ViewDialog
        task={task}
        isTaken={(name) => views.some((view) => isSameView(view, { list: list.name, name }))}
        onClose={() => setTask(undefined)}
        onDone={() => {
          setTask(undefined)
          // The button that opened the dialog is gone once the dialog has closed.
          setTimeout(() => bar.current?.focus())
        }}
      />
    </>
  )
}) as <Row extends ListRecord>(props: ShownResults<Row>) => ReactNode

interface IconButtonProps {
  icon: typeof X
  label: string
  opensDialog?: boolean
  onClick: () => void
}

function IconButton({ icon: Icon, label, opensDialog = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      title={label}
      onClick={onClick}
    >
      <Icon size={15} strokeWidth={1.75} aria-hidden />
    </button>
  )
}

const layoutNames: ReadonlySet<string> = new Set(['q', 'tri', 'page', 'lignes', 'colonnes'])

/** Says which filters of the URL select nothing any more, because nothing else would tell that they are ignored. */
function LostFilters<Row extends ListRecord>({
  list,
  options,
  search,
}: Pick<ShownResults<Row>, 'list' | 'options'> & { search: SavedView['search'] }) {
  const { t } = useTranslation('adminSearch')
  const sentences = Object.entries(search).flatMap(([name, value = '']) => {
    if (layoutNames.has(name)) return []
    const filter = list.filters.find(({ id }) => id === name)
    if (filter === undefined) return [t('views.lostFilter', { filter: name })]
    if (options === undefined) return []
    if (filter.unavailable !== undefined) return [filter.unavailable]
    if (options.get(name)?.some((option) => option.value === value) === true) return []
    return [t('views.lostValue', { filter: filter.label, value })]
  })
  return (
    <div role="status">
      {sentences.length > 0 && (
        <Notice variant="warning">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </div>
  )
}
