/** A form in HTML for a page on another site, which works without script. `address`: where applications are sent. */
export function ownForm(address: string): string {
  return `<form id="apply" method="post" enctype="multipart/form-data" action="${address}">
  <p><label>E-mail <input type="email" name="email" required></label></p>
  <p><label>Resume <input type="file" name="resume" accept=".pdf,.doc,.docx" required></label></p>
  <button>Apply</button>
  <p id="apply-answer" role="status"></p>
</form>
`
}

/** The same form, which stays on its page: a script sends it and shows the answer. */
export function ownFormWithScript(address: string): string {
  return `${ownForm(address)}<script>
  const form = document.getElementById('apply')
  form.addEventListener('submit', async event => {
    event.preventDefault()
    const says = document.getElementById('apply-answer')
    try {
      const answer = await fetch(form.action, { method: 'POST', body: new FormData(form) })
      says.textContent = answer.ok ? 'Thank you. We have your application.' : (await answer.json()).message
    } catch {
      says.textContent = 'Please try again later.'
    }
  })
</script>
`
}

/** Where a form sends its applications, by the address of the apply page: 'https://desk.example.com/apply/TOKEN'. */
export function addressOf(applyPage: string): string {
  const { origin, pathname } = new URL(applyPage)
  return `${origin}/api/public/deals/${pathname.split('/').at(-1)}/apply`
}
