import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { consentCategories, type ConsentCategory } from '#content/consent/consent.ts'
import { useConsent } from '#content/consent/useConsent.ts'

import styles from './ConsentChoices.module.css'

/** What may be asked of other sites, each on its own; a change counts at once. */
export function ConsentChoices() {
  const { t } = useTranslation('legal')
  const [isChanged, setChanged] = useState(false)
  return (
    <fieldset className={styles.choices} aria-label={t('consent.label')}>
      {consentCategories.map((category) => (
        <Choice
          key={category}
          category={category}
          onChanged={() => {
            setChanged(true)
          }}
        />
      ))}
      <p role="status" className={styles.saved}>
        {isChanged && t('consent.saved')}
      </p>
    </fieldset>
  )
}

interface ChoiceProps {
  category: ConsentCategory
  onChanged: () => void
}

function Choice({ category, onChanged }: ChoiceProps) {
  const { t } = useTranslation('legal')
  const { isAllowed, allow, revoke } = useConsent(category)
  const id = useId()
  return (
    <div className={styles.choice}>
      <input
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked
        role="switch"
        className={styles.switch}
        aria-describedby={`${id}-text`}
        checked={isAllowed}
        onChange={() => {
          if (isAllowed) revoke()
          else allow()
          onChanged()
        }}
      />
      <label htmlFor={id}>{t(`consent.${category}`)}</label>
      <p className={styles.state}>{isAllowed ? t('consent.allowed') : t('consent.undecided')}</p>
      <p id={`${id}-text`} className={styles.text}>
        {t(`consent.${category}Text`)}
      </p>
    </div>
  )
}
