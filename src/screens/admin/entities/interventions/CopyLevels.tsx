import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import type { Intervention } from '#contract/interventions.ts'
import type { LevelTexts } from '#domain/level-editor.ts'
import { Button } from '#ui/Button/Button.tsx'

import { RecordSelect } from '../../core/definition/RecordSelect.tsx'
import { toLevel } from './level-fields.ts'
import styles from './Levels.module.css'

interface CopyLevelsProps {
  onCopy: (levels: readonly LevelTexts[]) => void
}

/** 'Dupliquer depuis…': takes over the levels of another intervention, as new ones. A choice alone copies nothing. */
export function CopyLevels({ onCopy }: CopyLevelsProps) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const interventions = useQuery(queries.interventions.list())
  const [chosen, setChosen] = useState('')
  const [copied, setCopied] = useState(0)
  const fieldId = useId()
  const source = interventions.data?.find(({ id }) => String(id) === chosen)
  const data = interventions.data
    ?.filter(({ serviceLevels }) => serviceLevels.length > 0)
    .toSorted((a, b) => nameIntervention(a).localeCompare(nameIntervention(b), 'fr'))
  return (
    <div>
      <div className={styles.copySource}>
        <RecordSelect
          query={{ ...interventions, data }}
          id={fieldId}
          label={t('levels.copy.label')}
          error={undefined}
          placeholder={t('levels.copy.placeholder')}
          toOption={(intervention) => ({
            value: String(intervention.id),
            label: t('levels.copy.option', {
              name: nameIntervention(intervention),
              count: intervention.serviceLevels.length,
            }),
          })}
          value={chosen}
          onChange={setChosen}
        />
        <Button
          variant="secondary"
          aria-disabled={source === undefined}
          onClick={() => {
            if (source === undefined) return
            onCopy(source.serviceLevels.map((level, index) => toLevel(level, index)))
            setCopied(source.serviceLevels.length)
            setChosen('')
          }}
        >
          {t('levels.copy.action')}
        </Button>
      </div>
      <p role="status" className={styles.copyStatus}>
        {copied > 0 && t('levels.copy.done', { count: copied })}
      </p>
    </div>
  )
}

function nameIntervention({ id, title, country, visa }: Intervention): string {
  const names = [country?.name, visa?.name].filter(Boolean).join(' – ')
  return names || title?.trim() || `nº\u00a0${id}`
}
