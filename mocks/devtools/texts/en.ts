import { invalidHarMessages } from 'recording'
import type { DevtoolsTexts } from './fr.ts'

export const en: DevtoolsTexts = {
  name: 'Demonstration',
  toggleLabel: 'Demo',
  close: 'Close',
  dataNotice: 'Fictional data. It stays on this device and can be reset at any time.',
  tabs: {
    label: 'Tools of the demonstration',
    scenarios: 'Scenarios',
    data: 'Data',
    calls: 'Calls',
    outbox: 'Outbox',
    screen: 'This screen',
    tours: 'Tours',
    server: 'Server',
    notes: 'Notes',
  },
  copied: 'Copied.',
  notCopied: 'The clipboard cannot be reached.',
  fileRefused: 'The file was refused; nothing has changed.',
  recordNames: {
    countries: 'Countries',
    visas: 'Visas',
    interventions: 'Interventions',
    articles: 'Articles',
    authors: 'Authors',
    articleStatuses: 'Statuses',
    tags: 'Tags',
    faqs: 'FAQ',
    contactSubjects: 'Subjects',
    testimonials: 'Testimonials',
    lawyers: 'Lawyers',
    deadlineRules: 'Deadlines',
    mails: 'Mail',
    mail: 'Mail',
  },
  scenarios: {
    intro: 'How the simulated server behaves, in this tab, until you choose another scenario.',
    active: 'Current scenario',
    copyLink: 'Copy the link to this state',
    stayOnPage: 'Stay on the page I am on',
    general: 'The whole site',
    catalogue: 'Error catalogue',
    failure: 'One call alone',
    failureIntro: 'The chosen call fails, all others answer.',
    call: 'Call',
    status: 'Status',
    apply: 'Make it fail',
    back: 'Back to normal',
  },
  day: {
    title: 'Another day',
    intro:
      'The site shows that day: deadlines, opening hours, the order of lists. This tab keeps it, and the page is loaded again.',
    label: 'Day',
    dayBefore: '−1 day',
    dayAfter: '+1 day',
    monthAfter: '+1 month',
    toDeadline: 'To the deadline shown',
    device: 'Today',
  },
  data: {
    intro:
      'What you create, change or delete here is kept in this browser. Scenarios with other data, such as “5,000 records”, keep their own changes.',
    reset: 'Reset',
    resetTitle: 'Go back to the data of the start?',
    resetText:
      'Everything that changed in this data is forgotten, sent messages too. Export the database first if you want to keep it.',
    cancel: 'Cancel',
    export: 'Export',
    import: 'Import a file',
    wasReset: 'The data is that of the start.',
    wasImported: 'The file has been imported.',
    notJson: 'It is not JSON.',
    unknownFormat: 'It is not a database that this demonstration exported.',
    tooLarge: 'It is larger than 100 MB.',
    badRecord: (table, path) =>
      path === ''
        ? `The table “${table}” is missing.`
        : `In the table “${table}”, the value “${path}” does not fit.`,
    lostReference: (table, id) =>
      `In the table “${table}”, record ${id} refers to one that is not there.`,
    differences: 'What has changed since the start',
    none: 'Nothing has changed.',
    count: (count) => (count > 1 ? `${count} records` : `${count} record`),
    kinds: { added: 'added', changed: 'changed', deleted: 'deleted' },
  },
  calls: {
    intro: 'The site’s calls to its server, the latest first.',
    none: 'No call yet.',
    clear: 'Clear the list',
    waiting: 'waiting',
    failed: 'no answer',
    aborted: 'given up',
    notRecorded: 'not in the recording',
    unknown: 'Not in the contract',
    endpoints: {},
    fromPage: (path) => `from ${path}`,
    realServer: (host) => `, to the real server ${host}`,
    curl: 'Copy the curl command',
  },
  recording: {
    record: 'Record',
    recordIntro:
      'Writes the calls and pages of this tab to a HAR file, until you stop or reload the page. The content of forms is replaced there, and so is the server’s answer. A saved record can still be read in lists that load afterwards. Cookies are not written.',
    inProgress: 'Recording',
    recorded: (count) => (count > 1 ? `${count} calls recorded.` : `${count} call recorded.`),
    download: 'Download the HAR file',
    fileName: 'droit-de-cite-recording',
    replay: 'Replay a recording',
    replayIntro:
      'The answers of a HAR file replace the simulated server in this tab. The file comes from here or from the developer tools of a browser. You can also drop it on this panel.',
    choose: 'Choose a HAR file',
    replayed: (count) =>
      `The file is being replayed: ${count > 1 ? `${count} answers` : `${count} answer`}.`,
    reasons: {
      ...invalidHarMessages,
      unreadable: 'It cannot be read.',
    },
  },
  server: {
    intro:
      'The real server answers in place of the simulated one, one entity at a time. “Compare” shows the simulated answer and also asks the real server for each read, to list what differs from the contract.',
    url: 'Address of the server (api-base-url)',
    urlHint: 'What comes before /api. Empty: everything is simulated.',
    apply: 'Use',
    all: 'All entities',
    setAll: { mock: 'Simulate all', compare: 'Compare all', real: 'All real' },
    sources: { mock: 'simulated', compare: 'compare', real: 'real' },
    dataNotice:
      'Some of the data comes from a real server. The rest is fictional and stays on this device.',
    linkRejected: 'The link could not be followed entirely.',
    unknownEntities: (names) => `No entity has this name: ${names}.`,
    answers: (host) => `${host} answers.`,
    problems: {
      unreachable: {
        title: 'The server does not answer.',
        text: 'Nothing answers at this address, or the page may not call it: a page over https calls only servers over https, or this machine.',
      },
      cors: {
        title: 'The server answers, but not this site.',
        text: 'It does not allow calls from this page (CORS). The list says what is missing.',
      },
      login: {
        title: 'The server asks for a sign-in.',
        text: 'Sign in to this server in another tab; its cookies are sent only if api-credentials is include.',
      },
      html: {
        title: 'This address answers with a web page.',
        text: 'Is it the address of a website rather than that of its API?',
      },
    },
    retry: 'Ask again',
    useMock: 'Simulate everything again',
    splitReferences: 'Entities that belong together come from different servers.',
    splitReferencesText:
      'Their records refer to one another by numbers, which may mean other records elsewhere.',
    join: (names) => `Make these real too: ${names}`,
    copyLink: 'Copy the link to this state',
    differences: 'Differences from the contract',
    nothingChecked: 'No answer from the server yet. Visit some pages of the site.',
    count: (count, answers) =>
      `${count === 0 ? 'No difference' : `${count} ${count > 1 ? 'differences' : 'difference'}`}, ${answers} ${answers > 1 ? 'calls checked' : 'call checked'}.`,
    copyReport: 'Copy the report',
    clear: 'Clear the list',
    active: (real, compared) =>
      [
        ...(real > 0 ? [`${real} real`] : []),
        ...(compared > 0 ? [`${compared} compared`] : []),
      ].join(', '),
    rejected: 'server link refused',
    noAnswer: 'the server does not answer',
    write: {
      title: (host) => `Send to ${host}?`,
      text: 'It is a real server: what you send is stored, deleted or mailed there. The form waits 15 seconds for your answer, then gives up without losing anything. “Always” lasts until the page is loaded anew.',
      allowAll: 'Always send',
      allow: 'Send',
      refuse: 'Do not send',
    },
  },
  outbox: {
    intro:
      'The messages that the forms “sent”, as the secretariat would get them. None leaves this device.',
    none: 'No message. Fill in the contact form to see one.',
    to: 'To',
    at: 'Sent',
  },
  tours: {
    intro: 'Three short tours. They can be left at any moment and taken up where they were left.',
    steps: (count) => `${count} steps`,
    begin: 'Begin',
    resume: 'Resume',
    progress: (step, count) => `Step ${step} of ${count}`,
    next: 'Next',
    back: 'Back',
    finish: 'Finish',
    leave: 'Leave the tour',
  },
  screen: {
    intro: 'What the page shows, and where it is described.',
    spec: 'Specification',
    stories: 'In Storybook',
    notBuilt: 'Storybook does not come with this build: npm run storybook.',
    unknown: 'This address has no screen of its own.',
  },
  proposal: {
    title: 'Propose as story',
    intro:
      'Writes the file of a story of this page, with its address, scenario, language and day. What you typed or changed is not in it. A developer puts it into src/screens.',
    copy: 'Copy the story',
    download: 'Download the story',
  },
  journeys: {
    open: 'All tours in pictures, to print',
    title: 'The tours in pictures',
    intro:
      'Each step of each tour, at three widths and in both languages. A picture shows the page as it began when the demo was published; it opens the same page, live, in its language.',
    step: (step, count) => `Step ${step} of ${count} in English`,
    none: 'This page is in French only.',
  },
}
