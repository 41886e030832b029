import { DEVELOPMENT_IDENTITIES } from './development-identities.js';

export const DEVELOPMENT_PROVIDER_PATH = '/api/v1/auth/practice';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${DEVELOPMENT_PROVIDER_PATH}/style.css">
</head>
<body>
<main>
<img class="mark" src="/favicon.svg" alt="">
${content}
</main>
</body>
</html>
`;
}

/** The page that offers the identities. `query` is the authorization request, which every choice sends along. */
export function choicePage(query: URLSearchParams, problem: string | null = null): string {
  const choose = (email: string) => {
    const parameters = new URLSearchParams(query);
    parameters.set('email', email);
    return escapeHtml(`${DEVELOPMENT_PROVIDER_PATH}/choose?${parameters}`);
  };
  const cards = DEVELOPMENT_IDENTITIES.map(
    ({ email, firstName, lastName, role, about }) => `<li><a class="card" href="${choose(email)}">
<span class="role ${role}">${role}</span>
<strong>${firstName} ${lastName}</strong>
<span>${about}</span>
<span class="address">${email}</span>
</a></li>`,
  ).join('\n');
  const hidden = [...query]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('\n');
  const cancel = new URLSearchParams(query);
  cancel.set('cancel', 'true');
  return page(
    'Choose who you are · Starling practice',
    `<p class="notice" role="note">Practice mode: nothing here is real</p>
<h1>Who would you like to be?</h1>
<p>Starling runs without a Google account here. Choose a person, or type any address.</p>
<ul>
${cards}
</ul>
<form method="get" action="${DEVELOPMENT_PROVIDER_PATH}/choose">
${hidden}
<label for="email">Any other email address</label>
<div class="row">
<input id="email" name="email" type="email" required maxlength="254" autocomplete="off" placeholder="name@practice.example"${problem ? ' aria-invalid="true" aria-describedby="problem"' : ''}>
<button type="submit">Continue</button>
</div>
${problem ? `<p id="problem" class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
</form>
<a class="cancel" href="${escapeHtml(`${DEVELOPMENT_PROVIDER_PATH}/choose?${cancel}`)}">Cancel</a>`,
  );
}

/** For a request that the provider cannot answer. */
export function refusalPage(problem: string): string {
  return page(
    'Sign-in failed · Starling practice',
    `<p class="notice" role="note">Practice mode: nothing here is real</p>
<h1>This sign-in can't continue</h1>
<p>${escapeHtml(problem)}</p>
<p><a href="/login">Back to sign-in</a></p>`,
  );
}

/** Hands the code of a pop-up to the page that opened it, as Google's pop-up does. */
export function popUpPage(code: string): string {
  return page(
    'Done · Starling practice',
    `<p class="notice" role="note">Practice mode: nothing here is real</p>
<h1>You can close this window</h1>
<p id="code" data-code="${escapeHtml(code)}"></p>
<script src="${DEVELOPMENT_PROVIDER_PATH}/pop-up.js"></script>`,
  );
}

export const POP_UP_SCRIPT = `const code = document.getElementById('code').dataset.code;
if (window.opener) {
  window.opener.postMessage({ type: 'starling-practice-code', code }, window.location.origin);
  window.close();
}
`;

/** Repeats the colours of `client/ui/theme.ts`, because the web client's styles do not reach this page. */
export const PAGE_STYLE = `:root {
  color-scheme: light dark;
  --ground: #fbf6ee; --surface: #fffdf9; --text: #1c233c; --soft: #4e5a82; --line: #d9dde9;
  --action: #6549c4; --on-action: #fff; --label: #0d645d;
  --notice: #ffe9c4; --on-notice: #5c3704; --problem: #a3272f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #111628; --surface: #1c233c; --text: #eef0f6; --soft: #b4bbd1; --line: #3d486d;
    --action: #c8bff0; --on-action: #1c233c; --label: #9fdcd5;
    --notice: #5c3704; --on-notice: #ffe9c4; --problem: #ffb3b8;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem;
  background: var(--ground); color: var(--text);
  font: 1rem/1.6 "Nunito Sans Variable", "Nunito Sans", system-ui, sans-serif;
}
main { width: 100%; max-width: 51rem; }
.mark { display: block; width: 56px; height: 56px; margin-bottom: 1rem; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 1.25rem 0 .25rem; }
p { margin: .25rem 0 1rem; color: var(--soft); }
.notice {
  display: inline-block; margin: 0; padding: .35rem .9rem; border-radius: 12px; font-weight: 650;
  background: var(--notice); color: var(--on-notice);
}
ul {
  list-style: none; margin: 1.5rem 0; padding: 0; display: grid; gap: 1rem;
  grid-template-columns: repeat(auto-fit, minmax(13.5rem, 1fr));
}
.card {
  display: flex; flex-direction: column; gap: .15rem; height: 100%; padding: 1rem 1.15rem;
  border: 1px solid var(--line); border-radius: 12px; background: var(--surface); color: inherit;
  text-decoration: none; transition: border-color 160ms ease-out;
}
.card:hover { border-color: var(--action); }
.card strong { font-size: 1.1rem; }
.card span { color: var(--soft); line-height: 1.45; }
.card .role {
  align-self: start; font-size: .8rem; font-weight: 750; text-transform: capitalize; color: var(--label);
}
.card .address { margin-top: auto; padding-top: .5rem; font-size: .875rem; overflow-wrap: anywhere; }
label { font-weight: 650; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; margin: .4rem 0 1rem; }
input[type="email"] {
  flex: 1 1 14rem; min-height: 2.75rem; padding: 0 .9rem; border: 1px solid var(--soft); border-radius: 12px;
  background: var(--surface); color: inherit; font: inherit;
}
::placeholder { color: var(--soft); opacity: 1; }
button {
  min-height: 2.75rem; padding: 0 1.35rem; border: 0; border-radius: 12px; font: inherit; font-weight: 700;
  cursor: pointer; background: var(--action); color: var(--on-action);
}
a { color: var(--action); }
.cancel { display: inline-block; padding: .6rem 0; }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
.problem { color: var(--problem); }
@media (prefers-reduced-motion: reduce) { .card { transition: none; } }
`;
