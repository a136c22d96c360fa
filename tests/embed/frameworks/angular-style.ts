/** As Angular does: the element first, then properties and listeners, and text nodes around it. */
const main = document.createElement('main');
const button = document.createElement('button');
const output = document.createElement('output');
const wizard = document.createElement('hire-get-matched');
button.textContent = 'Another campaign';
output.textContent = 'nothing';
main.append(button, output, document.createTextNode('\n'), wizard);
wizard.role = 'dev';
wizard.partner = 'acme';
wizard.campaign = 'spring';
wizard.addEventListener('hire-success', ({ type }) => {
  output.textContent = type;
});
button.addEventListener('click', () => {
  wizard.campaign = 'autumn';
});
document.getElementById('app')?.append(main);
