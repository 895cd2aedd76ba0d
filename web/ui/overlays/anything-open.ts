/** A menu or a dialog of the page is open; a toast, which is none of these, says it is not modal. */
export const isAnythingOpen = (): boolean =>
  document.querySelector(
    '[role="menu"], [role="listbox"], :is([role="dialog"], [role="alertdialog"]):not([aria-modal="false"])',
  ) !== null
