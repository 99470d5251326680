import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { noFilters, without } from '#domain/lawyers/directory.ts'
import { loosenings } from '#domain/lawyers/search.ts'
import { Button, buttonLook } from '#ui/Button/Button.tsx'
import { StateMessage } from '#ui/StateMessage/StateMessage.tsx'

import type { Directory } from './useDirectory.ts'

interface NoResultsProps {
  directory: Directory
  onLoosened: () => void
}

/** Nobody was found (spec 8): which criterion to let go, and how many lawyers that would give. */
export function NoResults({ directory, onLoosened }: NoResultsProps) {
  const { t } = useTranslation('lawyers')
  const { result, show } = directory
  const suggestions = loosenings(result)
  return (
    <StateMessage
      kind="empty"
      title={t('results.none')}
      text={suggestions.length > 0 ? t('results.noneAdvice') : t('results.noneAll')}
      action={
        <>
          {suggestions.map(({ criterion, count }) => (
            <Button
              key={criterion}
              look="secondary"
              onClick={() => {
                show((filters) => without(filters, criterion))
                onLoosened()
              }}
            >
              {t('results.without', { criterion: t(`criteria.${criterion}`), count })}
            </Button>
          ))}
          <Button
            look="quiet"
            onClick={() => {
              show(() => noFilters)
              onLoosened()
            }}
          >
            {t('results.clear')}
          </Button>
          <Link to="/contact" className={buttonLook('quiet')}>
            {t('results.contact')}
          </Link>
        </>
      }
    />
  )
}
