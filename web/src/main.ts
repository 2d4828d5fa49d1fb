import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/print.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { show } from './lib/prefs.svelte';

show();
const target = document.getElementById('app');
if (target) mount(App, { target });
