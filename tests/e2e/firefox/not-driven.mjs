/**
 * Tests of `pages/` and `forms/` that Firefox cannot be asked, each with its reason: what the test needs of a browser's own protocol, never what the
 * site lacks. A title may be the beginning of several.
 *
 * @type {readonly { file: string, title: string, reason: string }[]}
 */
export const notDriven = [
  {
    file: 'forms/dead-line.spec.ts',
    title: 'a message that had arrived although its answer was lost',
    reason: 'It sends on what the page has sent, whose body Playwright is not given here.',
  },
  {
    file: 'forms/department.spec.ts',
    title: 'an application that gets no answer says so',
    reason: 'It sends on what the page has sent, whose body Playwright is not given here.',
  },
  {
    file: 'pages/budgets.spec.ts',
    title: '',
    reason: 'It weighs pages by the protocol of Chromium.',
  },
  {
    file: 'pages/first-paint.spec.ts',
    title: '',
    reason: 'Firefox has no `blocking="render"` for what stands in the page, and paints what has come.',
  },
  {
    file: 'pages/help.spec.ts',
    title: 'the drawer closes by a swipe of more than 75 pixels',
    reason: 'It swipes by the protocol of Chromium; WebDriver BiDi has fingers, but Playwright asks it for none.',
  },
  {
    file: 'pages/late-script.spec.ts',
    title: 'nothing that is seen moves while what lies far below is laid out',
    reason: 'It sums what the browser says that it moved; Firefox does not say.',
  },
  {
    file: 'pages/lite.spec.ts',
    title: 'the light page of ',
    reason: 'It counts the bytes of a page by the protocol of Chromium.',
  },
]
