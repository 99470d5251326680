import { Circle, Square } from 'lucide-react'

import { downloadText } from '#platform/download-text.ts'

import { formatRecordedDay } from '../demo-clock.ts'
import { ToolbarButton } from './buttons.tsx'
import styles from './CallsTab.module.css'
import { useDevtools, useRecorderState, useTexts } from './devtools-context.ts'
import { FileInput } from './FileInput.tsx'
import { FileMessage } from './FileMessage.tsx'
import tab from './tab.module.css'
import type { Replay } from './useReplay.ts'

/** Records the calls of the tab as a HAR file, and replays such a file. */
export function RecordingTab({ replay }: { replay: Replay }) {
  return (
    <div className={tab.tab}>
      <RecordingControls />
      <ReplayForm {...replay} />
    </div>
  )
}

function RecordingControls() {
  const texts = useTexts().recording
  const { callLog, demoClock, queryClient, router } = useDevtools()
  const { recorder } = callLog
  const { isRecording, callCount } = useRecorderState()
  const start = async () => {
    recorder.start(router.state.location.pathname)
    // The recording needs the calls of this page too, which have been answered already.
    await queryClient.resetQueries()
  }
  const Icon = isRecording ? Square : Circle
  return (
    <div className={tab.group}>
      <h3 className={tab.heading}>{texts.title}</h3>
      <p className={tab.intro}>{texts.recordIntro}</p>
      <div className={tab.actions}>
        <ToolbarButton
          aria-pressed={isRecording}
          className={styles.recordButton}
          onClick={isRecording ? recorder.stop : start}
        >
          <Icon aria-hidden size={12} fill="currentColor" />
          <span>{texts.record}</span>
        </ToolbarButton>
        {!isRecording && callCount > 0 && (
          <ToolbarButton
            onClick={() =>
              downloadText({
                name: texts.fileName,
                extension: 'har',
                type: 'application/json',
                text: JSON.stringify(recorder.toHar(formatRecordedDay(demoClock.getDay()))),
              })
            }
          >
            {texts.download}
          </ToolbarButton>
        )}
        <span role="status">
          {isRecording && <span>{texts.inProgress}</span>}
          {!isRecording && callCount > 0 && <span>{texts.recorded(callCount)}</span>}
        </span>
      </div>
    </div>
  )
}

/** Replays a HAR file that is chosen here or dropped on the toolbar. */
function ReplayForm({ outcome, replay }: Replay) {
  const texts = useTexts().recording
  return (
    <div className={tab.group}>
      <h3 className={tab.heading}>{texts.replay}</h3>
      <p className={tab.intro}>{texts.replayIntro}</p>
      <div className={tab.actions}>
        <FileInput label={texts.choose} accept=".har,.json,application/json" onSelect={replay} />
      </div>
      <FileMessage outcome={outcome} />
    </div>
  )
}
