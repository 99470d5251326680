import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { noFilters, clearCriterion } from '#domain/lawyers/directory.ts'
import { suggestRelaxations } from '#domain/lawyers/search.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'

import type { DirectoryState } from './useDirectory.ts'

interface NoResultsProps {
  directory: DirectoryState
  onFilterRemoved: () => void
}

/** Nobody was found (spec 8): which criterion to let go, and how many lawyers that would give. */
export function NoResults({ directory, onFilterRemoved }: NoResultsProps) {
  const { t } = useTranslation('lawyers')
  const { result, show } = directory
  const suggestions = suggestRelaxations(result)
  return (
    <EmptyState
      variant="empty"
      title={t('results.none')}
      text={suggestions.length > 0 ? t('results.noneAdvice') : t('results.noneAll')}
      action={
        <>
          {suggestions.map(({ criterion, count }) => (
            <Button
              key={criterion}
              variant="secondary"
              onClick={() => {
                show((filters) => clearCriterion(filters, criterion))
                onFilterRemoved()
              }}
            >
              {t('results.without', { criterion: t(`criteria.${criterion}`), count })}
            </Button>
          ))}
          <Button
            variant="tertiary"
            onClick={() => {
              show(() => noFilters)
              onFilterRemoved()
            }}
          >
            {t('results.clear')}
          </Button>
          <Link to="/contact" className={getButtonClassName('tertiary')}>
            {t('results.contact')}
          </Link>
        </>
      }
    />
  )
}
