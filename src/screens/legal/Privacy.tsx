import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmedButton } from '#components/ConfirmedButton.tsx'
import { consentCategories, type ConsentCategory } from '#content/consent.ts'
import {
  allowPictures,
  revokePictures,
  useAllowedPictureHosts,
  useConsent,
} from '#content/useConsent.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { LegalPageLayout, publisherDetails } from './LegalPageLayout.tsx'
import styles from './Privacy.module.css'

const sections = [
  { id: 'en-bref', name: 'short' },
  { id: 'choix', name: 'choices', Controls: ConsentSettings },
  { id: 'appareil', name: 'device', Controls: DeviceStorage },
  { id: 'formulaires', name: 'forms' },
  { id: 'serveur', name: 'server' },
  { id: 'responsable', name: 'controller' },
  { id: 'droits', name: 'rights' },
] as const

/** The privacy page: what is stored and sent, and the consent settings. */
export function Privacy() {
  const { t } = useTranslation('legal')
  return (
    <LegalPageLayout
      page="privacy"
      sections={sections.map(({ name, ...section }) => ({
        ...section,
        title: t(`privacy.sections.${name}.title`),
        text: t(`privacy.sections.${name}.text`, publisherDetails),
      }))}
    />
  )
}

/** A switch for each use of another site; a change applies at once. */
function ConsentSettings() {
  const { t } = useTranslation('legal')
  const [isChanged, setIsChanged] = useState(false)
  const onChanged = () => setIsChanged(true)
  return (
    <fieldset className={styles.settings}>
      <legend>
        <VisuallyHidden>{t('consent.label')}</VisuallyHidden>
      </legend>
      {consentCategories.map((category) => (
        <CategoryChoice key={category} category={category} onChanged={onChanged} />
      ))}
      <PictureChoices onChanged={onChanged} />
      <p role="status" className={styles.saved}>
        {isChanged && t('consent.saved')}
      </p>
    </fieldset>
  )
}

interface ChangeProps {
  onChanged: () => void
}

function CategoryChoice({ category, onChanged }: ChangeProps & { category: ConsentCategory }) {
  const { t } = useTranslation('legal')
  const { isAllowed, allow, revoke } = useConsent(category)
  return (
    <ConsentSwitch
      label={t(`consent.${category}`)}
      text={t(`consent.${category}Text`)}
      isAllowed={isAllowed}
      onToggle={() => {
        if (isAllowed) revoke()
        else allow()
        onChanged()
      }}
    />
  )
}

/** The allowed hosts, and those revoked since the page was opened: they can be allowed again. */
function PictureChoices({ onChanged }: ChangeProps) {
  const { t } = useTranslation('legal')
  const hosts = useAllowedPictureHosts()
  const [listed, setListed] = useState(hosts)
  const added = hosts.filter((host) => !listed.includes(host))
  if (added.length > 0) setListed([...listed, ...added])
  return (
    <>
      {listed.map((host) => (
        <ConsentSwitch
          key={host}
          label={t('consent.pictures', { host })}
          text={t('consent.picturesText', { host })}
          isAllowed={hosts.includes(host)}
          onToggle={() => {
            if (hosts.includes(host)) revokePictures(host)
            else allowPictures(host)
            onChanged()
          }}
        />
      ))}
      {listed.length === 0 && (
        <div className={styles.setting}>
          <p className={styles.none}>{t('consent.otherPictures')}</p>
          <p className={styles.status}>{t('consent.undecided')}</p>
          <p className={styles.text}>{t('consent.otherPicturesText')}</p>
        </div>
      )}
    </>
  )
}

interface ConsentSwitchProps {
  label: string
  text: string
  isAllowed: boolean
  onToggle: () => void
}

function ConsentSwitch({ label, text, isAllowed, onToggle }: ConsentSwitchProps) {
  const { t } = useTranslation('legal')
  const id = useId()
  return (
    <div className={styles.setting}>
      <input
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked
        role="switch"
        className={styles.switch}
        aria-describedby={`${id}-text`}
        checked={isAllowed}
        onChange={onToggle}
      />
      <label htmlFor={id}>{label}</label>
      <p className={styles.status}>{isAllowed ? t('consent.allowed') : t('consent.undecided')}</p>
      <p id={`${id}-text`} className={styles.text}>
        {text}
      </p>
    </div>
  )
}

const siteItems = [
  'language',
  'consent',
  'scroll',
  'shortlist',
  'caseFile',
  'shortcuts',
  'recentChanges',
  'savedViews',
  'recentRecords',
  'ignoredRemarks',
  'drafts',
  'versions',
  'undo',
  'plans',
  'csvColumns',
] as const
const demoItems = ['database', 'worker'] as const
const items = __MOCK__ ? [...siteItems, ...demoItems] : siteItems

/**
 * Every item that the site stores in the browser, under its storage key, and how to erase all of them. The labels of purpose and
 * lifetime are for screen readers only.
 */
function DeviceStorage() {
  const { t } = useTranslation('legal')
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <>
      <div>
        <ConfirmedButton
          label={t('erase.label')}
          title={t('erase.title')}
          text={t('erase.text')}
          confirm={t('erase.confirm')}
          cancel={t('erase.cancel')}
          onConfirm={() => {
            // What the page still holds goes with it.
            void import('#platform/erase-device.ts')
              .then(({ eraseDevice }) => eraseDevice())
              .then(
                () => location.replace(import.meta.env.BASE_URL),
                () => setHasFailed(true),
              )
          }}
        />
        <div role="alert">{hasFailed && <p>{t('erase.failed')}</p>}</div>
      </div>
      <ul role="list" className={styles.items}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            <code translate="no">{t(`device.${item}.name`)}</code>
            <dl>
              <div>
                <dt>
                  <VisuallyHidden>{t('purpose')}</VisuallyHidden>
                </dt>
                <dd>{t(`device.${item}.purpose`)}</dd>
              </div>
              <div>
                <dt>
                  <VisuallyHidden>{t('lifetime')}</VisuallyHidden>
                </dt>
                <dd className={styles.lifetime}>{t(`device.${item}.lifetime`)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}
