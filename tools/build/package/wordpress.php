<?php
/**
 * Plugin Name: {{brand}} forms
 * Plugin URI: {{site}}/embed
 * Description: The forms of {{brand}} as blocks and shortcodes. Set your partner name under Settings, {{brand}} forms.
 * Version: {{version}}
 * Requires at least: 6.0
 * Requires PHP: 7.4
 * License: {{license}}
 *
 * @package HireElements
 */

defined( 'ABSPATH' ) || exit;

/** Every element by its tag: its name for authors, its attributes, and the link for visitors without scripts. */
function hire_elements() {
	static $elements;
	if ( ! $elements ) {
		$elements = json_decode( <<<'JSON'
{{elements}}
JSON
		, true );
	}
	return $elements;
}

/** The settings, with their defaults. */
function hire_settings() {
	$saved = get_option( 'hire_elements' );
	return array_merge( array( 'host' => '{{site}}', 'partner' => '' ), is_array( $saved ) ? array_filter( $saved ) : array() );
}

/** The HTML of an element. WordPress loads the script only on pages that have one. */
function hire_render( $tag, $given, $content, $is_block ) {
	$shortcode = str_replace( '-', '_', $tag );
	// To a shortcode without an end, WordPress gives all up to the end of the next one of its kind.
	if ( ! $is_block && preg_match( "#\\[$shortcode\\b#", $content ) ) {
		return hire_render( $tag, $given, '', false ) . do_shortcode( "{$content}[/$shortcode]" );
	}
	// WordPress makes paragraphs before it reads shortcodes, so the content may begin and end in the middle of one.
	$begins  = preg_match( '#^(?:(?!<p\b).)*</p>#s', $content ) ? '<p>' : '';
	$content = force_balance_tags( $begins . $content );
	$content = preg_replace( '#^(<p>)?\s*<br />|<br />\s*(</p>)?$|<p>\s*</p>#', '$1$2', $content );
	$content = trim( do_shortcode( $content ) );
	$element = hire_elements()[ $tag ];
	$names   = array_unique( array_merge( array_column( $element['attributes'], 'name' ), array( 'label' ) ) );
	$given   = is_array( $given ) ? $given : array();
	// Of [hire_get_matched guard], WordPress passes names without a value as array( 0 => 'guard' ).
	foreach ( $given as $index => $name ) {
		if ( is_int( $index ) ) {
			$given[ $name ] = true;
		}
	}
	$unknown = array_diff( array_filter( array_keys( $given ), 'is_string' ), $names );
	if ( $unknown && ! $is_block && current_user_can( 'edit_posts' ) ) {
		$found = '[%1$s] has no %2$s. It has: %3$s. Only who can edit posts sees this line.';
		$texts = array( $shortcode, implode( ', ', $unknown ), implode( ', ', $names ) );
		$note  = '<small>' . esc_html( vsprintf( $found, $texts ) ) . '</small>';
		return $note . hire_render( $tag, array_intersect_key( $given, array_flip( $names ) ), $content, false );
	}
	if ( empty( $given['partner'] ) ) {
		$given['partner'] = hire_settings()['partner'];
	}
	// A classic script, because other plugins may combine or delay it. If it runs twice, the second run does nothing.
	wp_enqueue_script( 'hire-elements', hire_settings()['host'] . '/widgets/{{loaders}}/load.js', array(), null, true );

	$label = $given['label'] ?? '';
	if ( ! $element['hasContent'] ) {
		$label   = $label ? $label : wp_strip_all_tags( $content );
		$content = '';
		unset( $given['label'] );
	} elseif ( 'hire-popover' === $tag && ! $content ) {
		$content = hire_render( 'hire-get-matched', array( 'partner' => $given['partner'], 'guard' => true ), '', $is_block );
	} elseif ( 'hire-popover' === $tag ) {
		// WordPress makes no paragraph of a single line, and the popover has a space around paragraphs only.
		$line    = '#^(?:[^<]++|</?(?:a|b|br|code|em|i|small|span|strong)\b[^>]*>)++#';
		$content = preg_replace( $line, '<p>$0</p>', $content );
	}
	$link = '';
	// A bubble and a side tab have a button of their own.
	if ( $element['link'] && ! in_array( $given['mode'] ?? '', array( 'bubble', 'side-tab' ), true ) ) {
		$href = hire_address( $element['link']['path'], $given );
		$more = '';
		if ( $element['isOverlay'] ) {
			$given['id'] = wp_unique_id( substr( $tag, 5 ) . '-' );
			$more        = sprintf( ' data-hire-open="%s" aria-haspopup="dialog"', $given['id'] );
		}
		if ( 'hire-popover' === $tag ) {
			// It leads to the page of the form in it, or to what is in it.
			$inside = '#(?:<hire-(?!carousel)[^>]*>|(?=<a [^>]*data-hire-open))<a href="([^"]+)"#';
			$href   = preg_match( $inside, $content, $found ) ? $found[1] : '#' . $given['id'];
		}
		$link = sprintf( '<a href="%s"%s>%s</a>', $href, $more, esc_html( $label ? $label : $element['link']['text'] ) );
	}
	$attributes = '';
	foreach ( $element['attributes'] as $attribute ) {
		$name  = $attribute['name'];
		$value = $given[ $name ] ?? '';
		if ( $attribute['kind'] === 'boolean' ) {
			$attributes .= $value && 'false' !== $value ? ' ' . $name : '';
		} elseif ( is_scalar( $value ) && '' !== (string) $value ) {
			$attributes .= ' ' . $name . '="' . ( true === $value ? '' : esc_attr( $value ) ) . '"';
		}
	}
	if ( ! $element['isOverlay'] ) {
		// Themes keep only blocks in their column, and what is in the page is no block before its code has loaded.
		return "<$tag style=\"display: block\"$attributes>" . ( $content ? $content : $link ) . "</$tag>";
	}
	// Elsewhere, because in a sentence it would end the line and, with a block in it, the paragraph.
	$id   = $link ? ' id="' . $given['id'] . '"' : '';
	$html = "<$tag$id$attributes>$content</$tag>";
	add_action(
		'wp_footer',
		function () use ( $html ) {
			echo $html;
		}
	);
	// A shortcode may be in a sentence. A block is not, and themes give a width to paragraphs only.
	return $link && $is_block ? "<p>$link</p>" : $link;
}

/** The escaped address for visitors without scripts: a page of the host, or the calendar, with what was chosen. */
function hire_address( $path, $given ) {
	$partner  = rawurlencode( $given['partner'] );
	$calendar = strpos( $path, 'http' ) === 0 ? $path : '';
	$own      = $given['schedule-url'] ?? '';
	if ( $calendar && preg_match( '#^https?://#i', $own ) ) {
		return esc_url( preg_replace( '#{\w+}#', '', str_replace( '{partner}', $partner, $own ) ) );
	}
	$url  = $calendar ? $calendar : hire_settings()['host'] . $path;
	$role = empty( $given['for-role'] ) ? '' : '#' . $given['for-role'];
	return esc_url( ( $partner ? add_query_arg( 'utm_source', $partner, $url ) : $url ) . $role );
}

add_action(
	'init',
	function () {
		$packages = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' );
		wp_register_script( 'hire-elements-editor', false, $packages, '{{version}}', true );
		wp_add_inline_script( 'hire-elements-editor', 'var hireElements = ' . wp_json_encode( hire_elements() ) . ';' . hire_editor_script() );
		foreach ( hire_elements() as $tag => $element ) {
			$attributes = array();
			foreach ( $element['attributes'] as $attribute ) {
				$attributes[ $attribute['name'] ] = array( 'type' => 'boolean' === $attribute['kind'] ? 'boolean' : 'string' );
				if ( 'guard' === $attribute['name'] ) {
					// A request without an email address cannot be answered.
					$attributes['guard']['default'] = true;
				}
			}
			// WordPress passes the block, or the name of the shortcode.
			$render = function ( $given, $content = '', $from = null ) use ( $tag ) {
				return hire_render( $tag, $given, (string) $content, is_object( $from ) );
			};
			register_block_type(
				'hire/' . substr( $tag, 5 ),
				array(
					'api_version'     => 2,
					'title'           => $element['title'],
					'category'        => 'widgets',
					'keywords'        => array( '{{brand}}' ),
					'icon'            => 'groups',
					'attributes'      => $attributes,
					'editor_script'   => 'hire-elements-editor',
					'render_callback' => $render,
				)
			);
			add_shortcode( str_replace( '-', '_', $tag ), $render );
		}
	}
);

// WordPress takes the paragraph from a shortcode that stands alone, so that two links would be in one line. It
// leaves it around one with paragraphs in it, which would end both.
add_filter(
	'the_content',
	function ( $html ) {
		$shown = array_filter(
			hire_elements(),
			function ( $element ) {
				return $element['link'] || $element['hasContent'];
			}
		);
		$names = str_replace( '-', '_', implode( '|', array_keys( $shown ) ) );
		// With what is inside, up to the end that belongs to it.
		$shortcode = "\\[($names)\\b[^\\]]*\\](?:(?:(?!\\[\\2\\b).)*?\\[/\\2\\])?+";
		return preg_replace( "#^(?:<p>)?($shortcode)(?:</p>)?[ \\t\\r]*$#ms", '<div>$1</div>', $html ) ?? $html;
	},
	9
);

/** Shows each block as a card with its settings beside it. The element itself is on the page only. */
function hire_editor_script() {
	return <<<'JS'

( function ( blocks, blockEditor, components, element ) {
	var el = element.createElement;
	Object.keys( hireElements ).forEach( function ( tag ) {
		var described = hireElements[ tag ];
		var field = function ( attribute, props ) {
			var common = {
				key: attribute.name,
				label: attribute.name.charAt( 0 ).toUpperCase() + attribute.name.slice( 1 ).replace( /-/g, ' ' ),
				help: attribute.text,
				onChange: function ( value ) {
					var changed = {};
					changed[ attribute.name ] = attribute.kind === 'boolean' ? value : value || undefined;
					props.setAttributes( changed );
				},
			};
			var value = props.attributes[ attribute.name ];
			if ( attribute.kind === 'boolean' ) return el( components.ToggleControl, Object.assign( { checked: !! value }, common ) );
			if ( ! Array.isArray( attribute.kind ) ) return el( components.TextControl, Object.assign( { value: value || '' }, common ) );
			var options = [ '' ].concat( attribute.kind ).map( function ( option ) {
				return { value: option, label: option };
			} );
			return el( components.SelectControl, Object.assign( { value: value || '', options: options }, common ) );
		};
		blocks.registerBlockType( 'hire/' + tag.slice( 5 ), {
			edit: function ( props ) {
				var fields = described.attributes.map( function ( attribute ) {
					return field( attribute, props );
				} );
				var card = el( components.Placeholder, { label: described.title, instructions: described.text } );
				return el(
					'div',
					blockEditor.useBlockProps(),
					el( blockEditor.InspectorControls, {}, el( components.PanelBody, { title: described.title }, fields ) ),
					card,
					described.hasContent && el( blockEditor.InnerBlocks )
				);
			},
			save: function () {
				return described.hasContent ? el( blockEditor.InnerBlocks.Content ) : null;
			},
		} );
	} );
} )( wp.blocks, wp.blockEditor, wp.components, wp.element );
JS;
}

add_action(
	'admin_init',
	function () {
		$sanitize = function ( $given ) {
			$given = is_array( $given ) ? $given : array();
			$typed = isset( $given['host'] ) ? trim( $given['host'] ) : '';
			$host  = untrailingslashit( esc_url_raw( $typed, array( 'https', 'http' ) ) );
			if ( $typed && ! preg_match( '#^https?://[\w.:-]+$#', $host ) ) {
				add_settings_error( 'hire_elements', 'host', 'The host is no web address, such as {{site}}. It stays as it was.' );
				$host = hire_settings()['host'];
			}
			return array(
				'host'    => $host,
				'partner' => sanitize_text_field( isset( $given['partner'] ) ? $given['partner'] : '' ),
			);
		};
		register_setting( 'hire_elements', 'hire_elements', array( 'sanitize_callback' => $sanitize ) );
	}
);

add_action(
	'admin_menu',
	function () {
		add_options_page( '{{brand}} forms', '{{brand}} forms', 'manage_options', 'hire-elements', 'hire_settings_page' );
	}
);

/** The page of the settings, for administrators. */
function hire_settings_page() {
	$settings = hire_settings();
	?>
	<div class="wrap">
		<h1>{{brand}} forms</h1>
		<form method="post" action="options.php">
			<?php settings_fields( 'hire_elements' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="hire-partner">Partner name</label></th>
					<td>
						<input id="hire-partner" class="regular-text" name="hire_elements[partner]" value="<?php echo esc_attr( $settings['partner'] ); ?>">
						<p class="description">It comes with each form, so that we know it is yours. A short one such as acme works best.</p>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="hire-host">Host</label></th>
					<td>
						<input id="hire-host" class="regular-text" type="url" name="hire_elements[host]" value="<?php echo esc_attr( $settings['host'] ); ?>">
						<p class="description">Where the forms come from. Change it for a test only.</p>
					</td>
				</tr>
			</table>
			<p>Blocks and shortcodes: <code><?php echo esc_html( '[' . implode( '] [', str_replace( '-', '_', array_keys( hire_elements() ) ) ) . ']' ); ?></code></p>
			<p>Forms are accepted only from sites on our list: write to {{email}} with the address of this site, <code><?php echo esc_html( home_url() ); ?></code>.</p>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

// WordPress loads this file again when it deletes the plugin. A hook that is registered then would stay in its options.
register_activation_hook(
	__FILE__,
	function () {
		register_uninstall_hook( __FILE__, 'hire_uninstall' );
	}
);

/** Removes the settings with the plugin. */
function hire_uninstall() {
	delete_option( 'hire_elements' );
}
